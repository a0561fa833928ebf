ALTER TABLE "reservations" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_language" CHECK ("reservations"."language" in ('es', 'en'));