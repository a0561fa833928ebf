CREATE TABLE "places" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"landing_id" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text DEFAULT 'office' NOT NULL,
	"is_pickup" boolean NOT NULL,
	"is_return" boolean NOT NULL,
	"address" text,
	"latitude" double precision,
	"longitude" double precision,
	"phone" text,
	"position" integer NOT NULL,
	"return_position" integer,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "places_kind" CHECK ("places"."kind" in ('office', 'airport', 'hotel', 'delivery')),
	CONSTRAINT "places_coordinates" CHECK (("places"."latitude" is null) = ("places"."longitude" is null) and "places"."latitude" between -90 and 90 and "places"."longitude" between -180 and 180)
);
--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "places_landing" ON "places" USING btree ("landing_id");--> statement-breakpoint
create trigger "tell_of_landing" after insert or update or delete on "places"
  for each row execute function tell_of_own_landing();
--> statement-breakpoint
-- Makes the places of all pairs. Restoring a backup without places uses it too. Names count as equal as in `sameText`, as far as the
-- database knows capitals; a place is spelled as the first pair does, pickups before returns. Pickups and returns keep their orders.
create function "make_places_of_pairs"() returns void language sql as $$
  with named as (
    select id as pair, landing_id, created_at, pickup_place as name, true as picks_up from locations
    union all
    select id, landing_id, created_at, return_place, false from locations
  ), folded as (
    select *, btrim(regexp_replace(
      lower(regexp_replace(normalize(lower(name), NFD), '[\u0300-\u036f]', '', 'g')), '\s+', ' ', 'g')) as folded_name
    from named
  )
  insert into places (landing_id, name, is_pickup, is_return, position, return_position, created_at)
  select landing_id, (array_agg(name order by picks_up desc, pair))[1], bool_or(picks_up), bool_or(not picks_up),
    row_number() over (partition by landing_id order by min(pair) filter (where picks_up) nulls last, min(pair)) - 1 as position,
    row_number() over (partition by landing_id order by min(pair) filter (where not picks_up) nulls last, min(pair)) - 1,
    min(created_at)
  from folded group by landing_id, folded_name
  order by landing_id, position
$$;
--> statement-breakpoint
select make_places_of_pairs();
