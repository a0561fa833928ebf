ALTER TABLE "reservations" ADD COLUMN "out_odometer" integer;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "out_fuel_eighths" integer;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "return_odometer" integer;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "return_fuel_eighths" integer;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "returned_place" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_odometers" CHECK ("reservations"."out_odometer" between 0 and 2000000 and "reservations"."return_odometer" between 0 and 2000000);--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_fuel" CHECK ("reservations"."out_fuel_eighths" between 0 and 8 and "reservations"."return_fuel_eighths" between 0 and 8);--> statement-breakpoint
-- The audit tells their values.
DROP TRIGGER "audit" ON "reservations";--> statement-breakpoint
create trigger "audit" after insert or update on "reservations" for each row when (new.block_id is null) execute function audit_change(
  'reservation', '{id}', 'landing_id', 'reference',
  '{during,unit,is_pinned,vehicle_name,persons,bags,pickup_place,return_place,currency,total_minor,status,out_at,returned_at,out_odometer,out_fuel_eighths,return_odometer,return_fuel_eighths,returned_place,cancelled_at,cancellation_fee_minor,additional_drivers,language,erased_at}',
  '{id,reference,booking_reference,landing_id,vehicle_id,pool_id,vehicle_picture,customer_id,idempotency_key,payload_hash,secret_hash,created_at,answer_by,revision,offer_id,is_age_asked,turnaround_minutes,held,publication_number,terms_accepted_at,quote_id,block_id}');
