ALTER TABLE "landings" ADD COLUMN "booking_mode" text DEFAULT 'instant' NOT NULL;--> statement-breakpoint
ALTER TABLE "landings" ADD COLUMN "answer_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation_events" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "status" text DEFAULT 'confirmed' NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "answer_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "out_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Until now, a reservation stood or was cancelled.
UPDATE "reservations" SET "status" = 'cancelled' WHERE "cancelled_at" is not null;--> statement-breakpoint
CREATE INDEX "reservations_requested" ON "reservations" USING btree ("answer_by") WHERE "reservations"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "reservations_out" ON "reservations" USING btree ("vehicle_id") WHERE "reservations"."status" = 'out';--> statement-breakpoint
ALTER TABLE "landings" ADD CONSTRAINT "landings_booking_mode" CHECK ("landings"."booking_mode" in ('instant', 'on_request'));--> statement-breakpoint
ALTER TABLE "landings" ADD CONSTRAINT "landings_answer_hours" CHECK ("landings"."answer_hours" between 1 and 168);--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_status" CHECK ("reservations"."status" in ('requested', 'confirmed', 'out', 'returned', 'closed', 'declined', 'expired', 'cancelled', 'no_show'));--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_ended_by_exit" CHECK (("reservations"."cancelled_at" is not null) = ("reservations"."status" in ('declined', 'expired', 'cancelled', 'no_show')));--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_requested_until" CHECK (("reservations"."answer_by" is not null) = ("reservations"."status" = 'requested'));