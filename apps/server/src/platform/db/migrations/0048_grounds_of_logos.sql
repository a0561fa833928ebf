-- Logos that were stored before it was computed what they are visible on get a job for that, one after the other.
insert into "jobs" ("kind", "key", "payload", "run_at", "created_at")
select 'picture', "landing_id" || ' ' || "path", jsonb_build_object('landing', "landing_id", 'path', "path"),
  now() + row_number() over (order by "created_at", "path") * interval '5 seconds', now()
from "site_pictures"
where "path" like 'logos/%' and "picture" -> 'ground' is null and jsonb_array_length("picture" -> 'sources') > 0
on conflict do nothing;
