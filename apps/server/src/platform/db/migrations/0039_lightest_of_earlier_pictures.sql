-- Pictures whose copies were made before their lightest colour was computed get a job for their colours, one after the other and behind all that is due by then.
insert into "jobs" ("kind", "key", "picture_id", "run_at", "created_at")
select 'picture', "id"::text, "id", now() + row_number() over (order by "id") * interval '5 seconds', now()
from "vehicle_pictures" where "picture" -> 'lightest' is null and jsonb_array_length("picture" -> 'sources') > 0
on conflict do nothing;--> statement-breakpoint
-- The same of photographs of sites. Logos and icons, which have no tones, need none.
insert into "jobs" ("kind", "key", "payload", "run_at", "created_at")
select 'picture', "landing_id" || ' ' || "path", jsonb_build_object('landing', "landing_id", 'path', "path"),
  now() + row_number() over (order by "created_at", "path") * interval '5 seconds', now()
from "site_pictures" where "picture" -> 'tones' is not null and "picture" -> 'lightest' is null
on conflict do nothing;
