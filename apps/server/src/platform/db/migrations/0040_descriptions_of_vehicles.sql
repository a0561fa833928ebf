ALTER TABLE "vehicles" ADD COLUMN "description_es" text;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "description_en" text;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_descriptions_length" CHECK (length("vehicles"."description_es") <= 255 and length("vehicles"."description_en") <= 255);