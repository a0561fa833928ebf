ALTER TABLE "units" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "placed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_placed" CHECK ("units"."place" is null or "units"."placed_at" is not null);--> statement-breakpoint
-- Where units are: the last return of each.
CREATE INDEX "reservations_returned" ON "reservations" USING btree ("pool_id","unit","returned_at") WHERE "reservations"."returned_at" is not null;
