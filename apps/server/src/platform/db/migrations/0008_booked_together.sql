-- Several vehicles of one booking share its reference.
ALTER TABLE "reservations" ADD COLUMN "booking_reference" text;--> statement-breakpoint
CREATE INDEX "reservations_booking" ON "reservations" USING btree ("booking_reference") WHERE "reservations"."booking_reference" is not null;
