ALTER TABLE "units" ADD COLUMN "service_every_km" integer;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "service_every_months" integer;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "last_service_km" integer;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "last_service_on" date;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_service_km" CHECK ("units"."service_every_km" between 1 and 100000);--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_service_months" CHECK ("units"."service_every_months" between 1 and 60);--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_last_service" CHECK ("units"."last_service_km" between 0 and 2000000);
