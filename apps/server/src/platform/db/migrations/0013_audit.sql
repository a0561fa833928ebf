CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" integer,
	"job" text,
	"action" text NOT NULL,
	"thing" text,
	"thing_id" text,
	"name" text,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"withheld" text[] DEFAULT '{}' NOT NULL,
	"refused_call" text,
	CONSTRAINT "audit_entries_actor" CHECK ("audit_entries"."actor_kind" in ('person', 'key', 'job', 'visitor', 'system') and ("audit_entries"."actor_id" is not null) = ("audit_entries"."actor_kind" in ('person', 'key')) and ("audit_entries"."job" is not null) = ("audit_entries"."actor_kind" = 'job')),
	CONSTRAINT "audit_entries_action" CHECK ("audit_entries"."action" in ('created', 'changed', 'deleted', 'restored', 'refused')),
	CONSTRAINT "audit_entries_refused" CHECK (("audit_entries"."action" = 'refused') = ("audit_entries"."refused_call" is not null) and ("audit_entries"."thing" is null) = ("audit_entries"."action" = 'refused'))
);
--> statement-breakpoint
CREATE INDEX "audit_entries_account" ON "audit_entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_thing" ON "audit_entries" USING btree ("account_id","thing","thing_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");
--> statement-breakpoint
-- From here on by hand. Who acts is what `acting.ts` sets for the transaction, such as `person:12`; `off` writes nothing. The
-- arguments: the thing; the columns of its number; the column that leads to its account; the column with its name; the columns whose
-- values are written; those that are never written. Of all others, also of later ones, only the name is written.
create function "audit_change"() returns trigger language plpgsql as $$
declare
  actor text := coalesce(nullif(current_setting('nelly.actor', true), ''), 'system');
  actor_kind text := split_part(actor, ':', 1);
  actor_name text := nullif(split_part(actor, ':', 2), '');
  whole jsonb := coalesce(to_jsonb(new), to_jsonb(old));
  before jsonb := to_jsonb(old) - tg_argv[5]::text[];
  after jsonb := to_jsonb(new) - tg_argv[5]::text[];
  leads integer := whole ->> tg_argv[2];
  written jsonb;
  named text[];
  owners integer[];
  action text;
begin
  if actor = 'off' then return null; end if;
  select jsonb_object_agg(key, jsonb_build_array(before -> key, after -> key)) filter (where key = any (tg_argv[4]::text[])),
      array_agg(key order by key) filter (where key <> all (tg_argv[4]::text[]))
    into written, named
    from jsonb_object_keys(coalesce(after, before)) key
    where coalesce(nullif(before -> key, '""'), 'null') <> coalesce(nullif(after -> key, '""'), 'null') and key <> 'deleted_at';
  action := case
    when tg_op = 'INSERT' then 'created'
    when tg_op = 'DELETE' then 'deleted'
    when before -> 'deleted_at' = after -> 'deleted_at' then 'changed'
    when before -> 'deleted_at' = 'null' then 'deleted'
    when after -> 'deleted_at' = 'null' then 'restored'
    else 'changed'
  end;
  if action = 'changed' and written is null and named is null then return null; end if;
  owners := case tg_argv[2]
    when 'account_id' then array[leads]
    when 'pool_id' then array(select account_id from pools where id = leads)
    when 'landing_id' then array(select account_id from landings where id = leads)
    when 'vehicle_id' then array(select l.account_id from vehicles v join landings l on l.id = v.landing_id where v.id = leads)
    when 'reservation_id' then array(select l.account_id from reservations r join landings l on l.id = r.landing_id where r.id = leads)
    -- Of a person, all to which they belong.
    else case tg_table_name when 'people' then array(select account_id from members where person_id = leads) else array[leads] end
  end;
  -- What goes with its landing or its account is told by that.
  insert into audit_entries (account_id, actor_kind, actor_id, job, action, thing, thing_id, name, changes, withheld)
    select a.id, actor_kind, case when actor_kind <> 'job' then actor_name::integer end,
      case when actor_kind = 'job' then actor_name end,
      action,
      tg_argv[0], (select string_agg(whole ->> part, '/' order by n) from unnest(tg_argv[1]::text[]) with ordinality parts (part, n)),
      whole ->> tg_argv[3], coalesce(written, '{}'), coalesce(named, '{}')
    from accounts a where a.id = any (owners);
  return null;
end $$;
--> statement-breakpoint
create function "keep_audit"() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and (current_setting('nelly.audit_retention', true) = 'on'
    or not exists (select from accounts where id = old.account_id)) then return old; end if;
  raise exception 'the audit is not changed' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger "keep_audit" before update or delete on "audit_entries" for each row execute function keep_audit();
--> statement-breakpoint
create trigger "keep_audit_whole" before truncate on "audit_entries" for each statement execute function keep_audit();
--> statement-breakpoint
create function "remove_audit"() returns trigger language plpgsql as $$
begin
  delete from audit_entries where account_id = old.id;
  return null;
end $$;
--> statement-breakpoint
create trigger "remove_audit" after delete on "accounts" for each row execute function remove_audit();
--> statement-breakpoint
create trigger "audit" after insert or update on "accounts" for each row execute function audit_change(
  'account', '{id}', 'id', '', '{retention_months,name,session_length}', '{id,created_at,revision}');
--> statement-breakpoint
create trigger "audit" after update on "people" for each row execute function audit_change(
  'person', '{id}', 'id', '', '{}', '{id,created_at}');
--> statement-breakpoint
create trigger "audit" after insert or update or delete on "members" for each row execute function audit_change(
  'member', '{person_id}', 'account_id', '', '{role}', '{account_id,person_id,created_at}');
--> statement-breakpoint
create trigger "audit" after insert or update or delete on "invitations" for each row execute function audit_change(
  'invitation', '{id}', 'account_id', '', '{role,expires_at}', '{id,account_id,token_hash,invited_by,created_at}');
--> statement-breakpoint
create trigger "audit" after insert or update or delete on "landings" for each row execute function audit_change(
  'landing', '{id}', 'account_id', 'display_name',
  '{name,display_name,color_primary,color_secondary,default_language,both_languages,timezone,show_ratings,currency,status,booking_mode,answer_hours,quote_hours,asks_for_reviews,meta_title,meta_description,meta_keywords,og_title,og_description,og_image,robots,canonical_url}',
  '{id,account_id,rates_version,created_at,updated_at,published_at,revision}');
--> statement-breakpoint
create trigger "audit" after insert on "site_publications" for each row execute function audit_change(
  'site', '{landing_id}', 'landing_id', '', '{number,kind}', '{landing_id,document,published_at,person_id}');
--> statement-breakpoint
create trigger "audit" after insert or update or delete on "site_schedules" for each row execute function audit_change(
  'site-schedule', '{landing_id}', 'landing_id', '', '{due_at}', '{id,landing_id,document,blockers,created_at,person_id}');
--> statement-breakpoint
create trigger "audit" after insert or update or delete on "site_preview_links" for each row execute function audit_change(
  'preview-link', '{id}', 'landing_id', '', '{ends_at}', '{id,landing_id,secret_hash,created_at,person_id}');
--> statement-breakpoint
create trigger "audit" after insert on "rates_versions" for each row execute function audit_change(
  'rates', '{landing_id}', 'landing_id', '', '{version}', '{landing_id,rates,snapshot,digest,changes,created_at,person_id}');
--> statement-breakpoint
create trigger "audit" after insert or update or delete on "places" for each row execute function audit_change(
  'place', '{id}', 'landing_id', 'name',
  '{name,kind,is_pickup,is_return,address,latitude,longitude,phone,instructions_es,instructions_en,hours,exceptions,outside,position}',
  '{id,landing_id,return_position,created_at,revision}');
--> statement-breakpoint
create trigger "audit" after insert or update or delete on "locations" for each row execute function audit_change(
  'location', '{id}', 'landing_id', '', '{pickup_place,return_place}', '{id,landing_id,created_at}');
--> statement-breakpoint
create trigger "audit" after insert or update or delete on "vehicles" for each row execute function audit_change(
  'vehicle', '{id}', 'landing_id', 'name',
  '{name,description,description_es,description_en,price_per_day_minor,luggage,seats,type,transmission,brand,doors,fuel,features,commission_percent,on_sale,bluetooth,siriusxm,gps,automatic,apple_car}',
  '{id,landing_id,pool_id,created_at,updated_at,revision}');
--> statement-breakpoint
create trigger "audit" after insert or update or delete on "vehicle_pictures" for each row execute function audit_change(
  'picture', '{vehicle_id}', 'vehicle_id', '', '{position}', '{id,vehicle_id,picture,created_at}');
--> statement-breakpoint
create trigger "audit" after insert or update or delete on "vehicle_special_features" for each row execute function audit_change(
  'vehicle-feature', '{vehicle_id}', 'vehicle_id', '', '{special_feature_id}', '{vehicle_id}');
--> statement-breakpoint
create trigger "audit" after insert or update or delete on "special_features" for each row execute function audit_change(
  'special-feature', '{id}', 'account_id', 'name', '{name,description}', '{id,account_id,created_at}');
--> statement-breakpoint
create trigger "audit" after insert or update or delete on "pools" for each row execute function audit_change(
  'pool', '{id}', 'account_id', 'name', '{name,units,timezone}', '{id,account_id,created_at,revision}');
--> statement-breakpoint
create trigger "audit" after insert or update or delete on "pool_joins" for each row execute function audit_change(
  'pool-join', '{joined_id}', 'pool_id', '', '{}', '{joined_id,pool_id,joined_at,before}');
--> statement-breakpoint
create trigger "audit" after insert or update or delete on "units" for each row execute function audit_change(
  'unit', '{pool_id,number}', 'pool_id', 'plate',
  '{plate,vin,colour,year,odometer,fuel,place,insurance_until,inspection_until,marbete_until,other_until,service_every_km,service_every_months,last_service_km,last_service_on}',
  '{pool_id,number,plate_key,placed_at,revision}');
--> statement-breakpoint
create trigger "audit" after insert or update or delete on "blocks" for each row execute function audit_change(
  'block', '{id}', 'pool_id', '', '{unit,during,reason}', '{id,pool_id,feed_id,feed_key,quote_id,created_at,revision}');
--> statement-breakpoint
create trigger "audit" after insert or update or delete on "pool_feeds" for each row execute function audit_change(
  'feed', '{id}', 'pool_id', 'name', '{name,unit,day_starts,day_ends}',
  '{id,pool_id,busy,unclear,etag,due_at,looked_at,read_at,error,failures,failing_since,failure_mailed_at,origin,created_at}');
--> statement-breakpoint
create trigger "audit" after insert or update or delete on "pool_calendars" for each row execute function audit_change(
  'calendar', '{pool_id}', 'pool_id', '', '{}', '{secret,pool_id,numbers,created_at}');
--> statement-breakpoint
create trigger "audit" after insert or update on "reservations" for each row when (new.block_id is null) execute function audit_change(
  'reservation', '{id}', 'landing_id', 'reference',
  '{during,unit,is_pinned,vehicle_name,persons,bags,pickup_place,return_place,currency,total_minor,status,out_at,returned_at,cancelled_at,cancellation_fee_minor,additional_drivers,language,erased_at}',
  '{id,reference,booking_reference,landing_id,vehicle_id,pool_id,vehicle_picture,customer_id,idempotency_key,payload_hash,secret_hash,created_at,answer_by,revision,offer_id,is_age_asked,turnaround_minutes,held,publication_number,terms_accepted_at,quote_id,block_id}');
--> statement-breakpoint
create trigger "audit" after insert on "reservation_events" for each row when (new.kind = 'noted') execute function audit_change(
  'note', '{reservation_id}', 'reservation_id', '', '{}', '{id,reservation_id,kind,actor_kind,actor_id,at,reason,details}');
--> statement-breakpoint
create trigger "audit" after insert or update or delete on "quotes" for each row execute function audit_change(
  'quote', '{id}', 'landing_id', '',
  '{during,pickup_place,return_place,additional_drivers,discount_code,persons,bags,language,expires_at,accepted_at,withdrawn_at}',
  '{id,landing_id,secret,secret_hash,offered,extras,created_at}');
--> statement-breakpoint
create trigger "audit" after insert or update or delete on "reviews" for each row execute function audit_change(
  'review', '{reservation_id}', 'landing_id', '', '{stars,is_shown}',
  '{reservation_id,landing_id,secret_hash,asked_at,given_at,language,revision}');
--> statement-breakpoint
create trigger "audit" after insert or update or delete on "customers" for each row execute function audit_change(
  'customer', '{id}', 'account_id', '', '{do_not_rent_at}', '{id,account_id,do_not_rent_by,created_at,revision}');
