ALTER TABLE "places" ADD COLUMN "instructions_es" text;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "instructions_en" text;