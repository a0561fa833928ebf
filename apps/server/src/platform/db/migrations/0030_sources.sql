ALTER TABLE "reservations" ADD COLUMN "source" jsonb;--> statement-breakpoint
-- The audit leaves it out: it comes with the booking.
DROP TRIGGER "audit" ON "reservations";--> statement-breakpoint
create trigger "audit" after insert or update on "reservations" for each row when (new.block_id is null) execute function audit_change(
  'reservation', '{id}', 'landing_id', 'reference',
  '{during,unit,is_pinned,vehicle_name,persons,bags,pickup_place,return_place,currency,total_minor,status,out_at,returned_at,out_odometer,out_fuel_eighths,return_odometer,return_fuel_eighths,returned_place,cancelled_at,cancellation_fee_minor,additional_drivers,language,erased_at}',
  '{id,reference,booking_reference,landing_id,vehicle_id,pool_id,vehicle_picture,customer_id,idempotency_key,payload_hash,secret_hash,created_at,answer_by,revision,offer_id,is_age_asked,turnaround_minutes,held,publication_number,terms_accepted_at,source,quote_id,block_id}');
