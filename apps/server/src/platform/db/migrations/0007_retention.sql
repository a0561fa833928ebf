ALTER TABLE "users" ADD COLUMN "retention_months" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
CREATE INDEX "reservations_unerased" ON "reservations" USING btree (upper("during")) WHERE "reservations"."erased_at" is null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_retention_months" CHECK ("users"."retention_months" between 1 and 120);