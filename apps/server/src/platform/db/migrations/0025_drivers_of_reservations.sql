ALTER TABLE "reservations" ADD COLUMN "driver_age" integer;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "is_age_asked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "additional_drivers" integer DEFAULT 0 NOT NULL;