-- Whoever changes what visitors see of a landing tells its id on the channel `landings`, once a transaction, when it is
-- committed: every process that keeps drawn pages hears it. No feature has to think of it.
create function "tell_of_own_landing"() returns trigger language plpgsql as $$
begin
  perform pg_notify('landings', id::text) from unnest(array[old.landing_id, new.landing_id]) id where id is not null;
  return null;
end $$;
--> statement-breakpoint
create function "tell_of_landing"() returns trigger language plpgsql as $$
begin
  perform pg_notify('landings', coalesce(old.id, new.id)::text);
  return null;
end $$;
--> statement-breakpoint
create function "tell_of_vehicles_landing"() returns trigger language plpgsql as $$
begin
  perform pg_notify('landings', v.landing_id::text) from vehicles v where v.id in (old.vehicle_id, new.vehicle_id);
  return null;
end $$;
--> statement-breakpoint
create function "tell_of_features_landings"() returns trigger language plpgsql as $$
begin
  perform pg_notify('landings', v.landing_id::text)
    from vehicle_special_features a join vehicles v on v.id = a.vehicle_id
    where a.special_feature_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create function "tell_of_operators_landings"() returns trigger language plpgsql as $$
begin
  perform pg_notify('landings', l.id::text) from landings l where l.owner_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger "tell_of_landing" after insert or update or delete on "landings"
  for each row execute function tell_of_landing();
--> statement-breakpoint
create trigger "tell_of_landing" after insert or update or delete on "former_names"
  for each row execute function tell_of_own_landing();
--> statement-breakpoint
create trigger "tell_of_landing" after insert or update or delete on "locations"
  for each row execute function tell_of_own_landing();
--> statement-breakpoint
create trigger "tell_of_landing" after insert or update or delete on "vehicles"
  for each row execute function tell_of_own_landing();
--> statement-breakpoint
create trigger "tell_of_landing" after insert or update or delete on "vehicle_pictures"
  for each row execute function tell_of_vehicles_landing();
--> statement-breakpoint
create trigger "tell_of_landing" after insert or update or delete on "vehicle_special_features"
  for each row execute function tell_of_vehicles_landing();
--> statement-breakpoint
create trigger "tell_of_landing" after update on "special_features"
  for each row execute function tell_of_features_landings();
--> statement-breakpoint
create trigger "tell_of_landing" after update of "name", "email", "phone", "avatar" on "users"
  for each row execute function tell_of_operators_landings();
