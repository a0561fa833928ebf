ALTER TABLE "places" ADD COLUMN "code" text;--> statement-breakpoint
drop trigger "audit" on "places";
--> statement-breakpoint
create trigger "audit" after insert or update or delete on "places" for each row execute function audit_change(
  'place', '{id}', 'landing_id', 'name',
  '{name,code,kind,is_pickup,is_return,address,latitude,longitude,phone,instructions_es,instructions_en,hours,exceptions,outside,position}',
  '{id,landing_id,return_position,created_at,revision}');
