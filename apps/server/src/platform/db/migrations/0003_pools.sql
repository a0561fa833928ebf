-- The fleet moves from the vehicles of landings to pools of the account: each vehicle gets one of its own, with its id.
CREATE TABLE "pools" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pools_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"name" text NOT NULL,
	"units" integer DEFAULT 1 NOT NULL,
	"timezone" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "pools_units_positive" CHECK ("pools"."units" >= 1)
);
--> statement-breakpoint
ALTER TABLE "pools" ADD CONSTRAINT "pools_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pools_account" ON "pools" USING btree ("account_id");--> statement-breakpoint
INSERT INTO "pools" ("id", "account_id", "name", "units", "timezone", "created_at") OVERRIDING SYSTEM VALUE
	SELECT v.id, l.account_id, v.name, v.units, l.timezone, v.created_at
	FROM "vehicles" v JOIN "landings" l ON l.id = v.landing_id;--> statement-breakpoint
SELECT setval('pools_id_seq', coalesce((SELECT max(id) FROM "pools"), 1), (SELECT count(*) > 0 FROM "pools"));--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "pool_id" integer;--> statement-breakpoint
UPDATE "vehicles" SET "pool_id" = "id";--> statement-breakpoint
ALTER TABLE "vehicles" ALTER COLUMN "pool_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_pool_id_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_with_pool" UNIQUE("id","pool_id");--> statement-breakpoint
CREATE INDEX "vehicles_pool" ON "vehicles" USING btree ("pool_id");--> statement-breakpoint
ALTER TABLE "vehicles" DROP COLUMN "units";--> statement-breakpoint
ALTER TABLE "units" DROP CONSTRAINT "units_vehicle_id_vehicles_id_fk";--> statement-breakpoint
ALTER TABLE "units" RENAME COLUMN "vehicle_id" TO "pool_id";--> statement-breakpoint
ALTER TABLE "units" RENAME CONSTRAINT "units_vehicle_id_number_pk" TO "units_pool_id_number_pk";--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_pool_id_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_feeds" RENAME TO "pool_feeds";--> statement-breakpoint
ALTER SEQUENCE "vehicle_feeds_id_seq" RENAME TO "pool_feeds_id_seq";--> statement-breakpoint
ALTER TABLE "pool_feeds" DROP CONSTRAINT "vehicle_feeds_vehicle_id_vehicles_id_fk";--> statement-breakpoint
ALTER TABLE "pool_feeds" RENAME COLUMN "vehicle_id" TO "pool_id";--> statement-breakpoint
ALTER TABLE "pool_feeds" ADD CONSTRAINT "pool_feeds_pool_id_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_feeds" RENAME CONSTRAINT "vehicle_feeds_pkey" TO "pool_feeds_pkey";--> statement-breakpoint
ALTER TABLE "pool_feeds" RENAME CONSTRAINT "vehicle_feeds_unit_positive" TO "pool_feeds_unit_positive";--> statement-breakpoint
ALTER INDEX "vehicle_feeds_vehicle" RENAME TO "pool_feeds_pool";--> statement-breakpoint
ALTER INDEX "vehicle_feeds_due" RENAME TO "pool_feeds_due";--> statement-breakpoint
ALTER TABLE "vehicle_calendars" RENAME TO "pool_calendars";--> statement-breakpoint
ALTER TABLE "pool_calendars" DROP CONSTRAINT "vehicle_calendars_vehicle_id_vehicles_id_fk";--> statement-breakpoint
ALTER TABLE "pool_calendars" RENAME COLUMN "vehicle_id" TO "pool_id";--> statement-breakpoint
ALTER TABLE "pool_calendars" ADD CONSTRAINT "pool_calendars_pool_id_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_calendars" RENAME CONSTRAINT "vehicle_calendars_pkey" TO "pool_calendars_pkey";--> statement-breakpoint
ALTER INDEX "vehicle_calendars_secret_unique" RENAME TO "pool_calendars_secret_unique";--> statement-breakpoint
ALTER TABLE "blocks" DROP CONSTRAINT "blocks_vehicle_id_vehicles_id_fk";--> statement-breakpoint
ALTER TABLE "blocks" RENAME COLUMN "vehicle_id" TO "pool_id";--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_pool_id_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" RENAME CONSTRAINT "blocks_feed_id_vehicle_feeds_id_fk" TO "blocks_feed_id_pool_feeds_id_fk";--> statement-breakpoint
ALTER INDEX "blocks_vehicle" RENAME TO "blocks_pool";--> statement-breakpoint
ALTER TABLE "blocks" DROP COLUMN "landing_id";--> statement-breakpoint
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_never_double_booked";--> statement-breakpoint
DROP INDEX "reservations_out";--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "pool_id" integer;--> statement-breakpoint
ALTER TABLE "reservations" ALTER COLUMN "landing_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ALTER COLUMN "vehicle_id" DROP NOT NULL;--> statement-breakpoint
UPDATE "reservations" SET "pool_id" = "vehicle_id",
	"landing_id" = CASE WHEN "block_id" IS NULL THEN "landing_id" END,
	"vehicle_id" = CASE WHEN "block_id" IS NULL THEN "vehicle_id" END;--> statement-breakpoint
ALTER TABLE "reservations" ALTER COLUMN "pool_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_pool_id_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_pool_of_vehicle" FOREIGN KEY ("vehicle_id","pool_id") REFERENCES "public"."vehicles"("id","pool_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_of_vehicle" CHECK (num_nulls("reservations"."landing_id", "reservations"."vehicle_id") = case when "reservations"."block_id" is null then 0 else 2 end);--> statement-breakpoint
CREATE INDEX "reservations_out" ON "reservations" USING btree ("pool_id") WHERE "reservations"."status" = 'out';--> statement-breakpoint
-- Deferrable, because reassigning a pool's units passes through states that overlap. A reservation has no block, so its range of
-- blocks is without bounds: it meets every other. Two blocks meet only where they are the same.
alter table "reservations"
  add constraint "reservations_never_double_booked"
  exclude using gist ("pool_id" with =, "unit" with =, "held" with &&, int4range("block_id", "block_id", '[]') with &&)
  where ("deleted_at" is null and "cancelled_at" is null)
  deferrable initially immediate;
