-- A unit that is out of service has a block without an end. Reservations that stand on it meanwhile stay: the block holds what is between them.
INSERT INTO "blocks" ("landing_id", "vehicle_id", "unit", "during", "reason", "note", "created_at")
SELECT "vehicles"."landing_id", "units"."vehicle_id", "units"."number", tsrange("units"."out_from", '9999-12-31'), 'stop_sell', "units"."out_reason", now()
FROM "units"
JOIN "vehicles" ON "vehicles"."id" = "units"."vehicle_id"
WHERE "units"."out_from" < '9999-12-31';--> statement-breakpoint
INSERT INTO "reservations" ("reference", "landing_id", "vehicle_id", "unit", "during", "block_id", "vehicle_name", "persons", "bags", "first_name", "last_name", "phone", "email", "pickup_place", "return_place", "extras", "quote", "currency", "total_minor", "created_at")
SELECT concat_ws('-', 'block', "blocks"."id", "blocks"."unit", nullif("part"."number", 1)), "blocks"."landing_id", "blocks"."vehicle_id", "blocks"."unit", "part"."during", "blocks"."id", '', 0, 0, '', '', '', '', '', '', '[]', '{}', 'USD', 0, now()
FROM "blocks"
CROSS JOIN LATERAL unnest(tsmultirange("blocks"."during") - (
  SELECT coalesce(range_agg("held"), '{}')
  FROM "reservations"
  WHERE "reservations"."vehicle_id" = "blocks"."vehicle_id" AND "reservations"."unit" = "blocks"."unit"
    AND "block_id" IS NULL AND "deleted_at" IS NULL AND "cancelled_at" IS NULL
)) WITH ORDINALITY AS "part" ("during", "number")
WHERE upper("blocks"."during") = '9999-12-31';--> statement-breakpoint
ALTER TABLE "units" DROP COLUMN "out_from";--> statement-breakpoint
ALTER TABLE "units" DROP COLUMN "out_reason";
