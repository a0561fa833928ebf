ALTER TABLE "vehicles" ADD COLUMN "doors" integer;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "fuel" text;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_doors_range" CHECK ("vehicles"."doors" between 2 and 6);--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_fuel" CHECK ("vehicles"."fuel" in ('gasoline', 'diesel', 'hybrid', 'electric', 'lpg'));