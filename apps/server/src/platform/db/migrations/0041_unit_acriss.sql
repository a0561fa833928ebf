ALTER TABLE "units" ADD COLUMN "acriss" text;--> statement-breakpoint
drop trigger "audit" on "units";
--> statement-breakpoint
create trigger "audit" after insert or update or delete on "units" for each row execute function audit_change(
  'unit', '{pool_id,number}', 'pool_id', 'plate',
  '{plate,vin,colour,acriss,year,odometer,fuel,place,insurance_until,inspection_until,marbete_until,other_until,service_every_km,service_every_months,last_service_km,last_service_on}',
  '{pool_id,number,plate_key,placed_at,revision}');
