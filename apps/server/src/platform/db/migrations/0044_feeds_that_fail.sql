ALTER TABLE "vehicle_feeds" ADD COLUMN "unclear" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicle_feeds" ADD COLUMN "day_starts" text DEFAULT '00:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicle_feeds" ADD COLUMN "day_ends" text DEFAULT '00:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicle_feeds" ADD COLUMN "failing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vehicle_feeds" ADD COLUMN "failure_mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vehicle_feeds" ADD COLUMN "origin" text;--> statement-breakpoint
-- What was read before may be understood otherwise now.
UPDATE "vehicle_feeds" SET "etag" = NULL, "failing_since" = CASE WHEN "error" IS NOT NULL THEN "looked_at" END;
