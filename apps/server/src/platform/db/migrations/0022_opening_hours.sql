ALTER TABLE "places" ADD COLUMN "hours" jsonb;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "exceptions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "outside" jsonb DEFAULT '{"pickup":[],"return":[]}'::jsonb NOT NULL;