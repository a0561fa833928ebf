-- `app` and `internal` are the product's own addresses now. A landing that is called so gets the next name that is free, and
-- where it is published its former address leads there.
do $$
declare
  landing record;
  free text;
  number integer;
begin
  for landing in select id, name, status, deleted_at from landings where name in ('app', 'internal') order by id loop
    number := 2;
    loop
      free := landing.name || '-' || number;
      exit when not exists (select from landings where name = free) and not exists (select from former_names where name = free);
      number := number + 1;
    end loop;
    update landings set name = free, updated_at = now() where id = landing.id;
    if landing.status = 'published' and landing.deleted_at is null then
      insert into former_names (name, landing_id, created_at) values (landing.name, landing.id, now())
        on conflict (name) do update set landing_id = excluded.landing_id, created_at = excluded.created_at;
    end if;
  end loop;
end $$;
