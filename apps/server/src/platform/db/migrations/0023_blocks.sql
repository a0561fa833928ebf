-- Units are held until the end of a turnaround, and by blocks.
CREATE TABLE "blocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"landing_id" integer NOT NULL,
	"vehicle_id" integer NOT NULL,
	"unit" integer,
	"during" "tsrange" NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocks_unit_positive" CHECK ("blocks"."unit" >= 1),
	CONSTRAINT "blocks_reason" CHECK ("blocks"."reason" in ('maintenance', 'breakdown', 'own_use', 'stop_sell')),
	CONSTRAINT "blocks_period_bounded" CHECK (not isempty("blocks"."during") and not lower_inf("blocks"."during") and not upper_inf("blocks"."during"))
);
--> statement-breakpoint
DROP INDEX "reservations_listed";--> statement-breakpoint
DROP INDEX "reservations_unerased";--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "turnaround_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "held" "tsrange" GENERATED ALWAYS AS (tsrange(lower(during), upper(during) + make_interval(mins => turnaround_minutes))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "block_id" integer;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_landing" ON "blocks" USING btree ("landing_id");--> statement-breakpoint
CREATE INDEX "blocks_vehicle" ON "blocks" USING btree ("vehicle_id");--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_block_id_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservations_block" ON "reservations" USING btree ("block_id") WHERE "reservations"."block_id" is not null;--> statement-breakpoint
CREATE INDEX "reservations_listed" ON "reservations" USING btree ("landing_id","id","during","total_minor","vehicle_id","cancelled_at","deleted_at") WHERE "reservations"."block_id" is null;--> statement-breakpoint
CREATE INDEX "reservations_unerased" ON "reservations" USING btree (upper("during")) WHERE "reservations"."erased_at" is null and "reservations"."block_id" is null;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_turnaround" CHECK ("reservations"."turnaround_minutes" between 0 and 43200);--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_blocks_are_empty" CHECK ("reservations"."block_id" is null or (concat("reservations"."vehicle_name", "reservations"."first_name", "reservations"."last_name", "reservations"."phone", "reservations"."email", "reservations"."comment", "reservations"."pickup_place", "reservations"."return_place") = '' and "reservations"."total_minor" = 0 and "reservations"."turnaround_minutes" = 0 and num_nonnulls("reservations"."vehicle_picture", "reservations"."idempotency_key", "reservations"."secret_hash", "reservations"."offer_id", "reservations"."deleted_at", "reservations"."cancelled_at", "reservations"."erased_at") = 0));--> statement-breakpoint
-- A reservation has no block, so its range of blocks is without bounds: it meets every other. Two blocks meet only where they are the same.
alter table "reservations" drop constraint "reservations_never_double_booked";--> statement-breakpoint
alter table "reservations"
  add constraint "reservations_never_double_booked"
  exclude using gist ("vehicle_id" with =, "unit" with =, "held" with &&, int4range("block_id", "block_id", '[]') with &&)
  where ("deleted_at" is null and "cancelled_at" is null)
  deferrable initially immediate;
