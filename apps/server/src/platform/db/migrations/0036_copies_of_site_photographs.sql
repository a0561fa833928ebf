-- The key of a job for a photograph of a site begins with its landing now, as two landings of an account may have the same photograph.
update "jobs" set "key" = ("payload" ->> 'landing') || ' ' || "key" where "kind" = 'picture' and "payload" ->> 'path' = "key";--> statement-breakpoint
-- Photographs of sites that were added before they got lighter copies get a job for them, one after the other and behind all that is due by then.
-- Logos have copies since they were added, and icons no picture; of a job that is there already, the key is the same.
insert into "jobs" ("kind", "key", "payload", "run_at", "created_at")
select 'picture', "landing_id" || ' ' || "path", jsonb_build_object('landing', "landing_id", 'path', "path"),
  now() + row_number() over (order by "created_at", "path") * interval '5 seconds', now()
from "site_pictures" where jsonb_array_length("picture" -> 'sources') = 0
on conflict do nothing;
