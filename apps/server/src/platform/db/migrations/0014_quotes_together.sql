DROP TRIGGER "audit" ON "quotes";--> statement-breakpoint
UPDATE "quotes" SET "offered" = (
	SELECT coalesce(jsonb_agg(jsonb_build_array(vehicle || jsonb_build_object('extras', "extras", 'additionalDrivers', "additional_drivers")) ORDER BY place), '[]')
	FROM jsonb_array_elements("offered") WITH ORDINALITY AS each_vehicle (vehicle, place)
);--> statement-breakpoint
ALTER TABLE "quotes" DROP COLUMN "extras";--> statement-breakpoint
ALTER TABLE "quotes" DROP COLUMN "additional_drivers";--> statement-breakpoint
create trigger "audit" after insert or update or delete on "quotes" for each row execute function audit_change(
  'quote', '{id}', 'landing_id', '',
  '{during,pickup_place,return_place,discount_code,persons,bags,language,expires_at,accepted_at,withdrawn_at}',
  '{id,landing_id,secret,secret_hash,offered,created_at}');
