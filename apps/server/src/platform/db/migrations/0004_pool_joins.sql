CREATE TABLE "pool_joins" (
	"joined_id" integer PRIMARY KEY NOT NULL,
	"pool_id" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"before" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pool_joins" ADD CONSTRAINT "pool_joins_joined_id_pools_id_fk" FOREIGN KEY ("joined_id") REFERENCES "public"."pools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_joins" ADD CONSTRAINT "pool_joins_pool_id_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pool_joins_pool" ON "pool_joins" USING btree ("pool_id");--> statement-breakpoint
-- A joined pool's calendar of other channels stays readable: a pool may have several.
ALTER TABLE "pool_calendars" DROP CONSTRAINT "pool_calendars_pkey";--> statement-breakpoint
DROP INDEX "pool_calendars_secret_unique";--> statement-breakpoint
ALTER TABLE "pool_calendars" ADD PRIMARY KEY ("secret");--> statement-breakpoint
ALTER TABLE "pool_calendars" ADD COLUMN "numbers" jsonb;--> statement-breakpoint
CREATE INDEX "pool_calendars_pool" ON "pool_calendars" USING btree ("pool_id");
