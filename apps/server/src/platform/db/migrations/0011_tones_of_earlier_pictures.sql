-- Pictures whose copies were made before tones were told get a job for those alone, one after the other and behind all that is due by then.
insert into "picture_jobs" ("picture_id", "not_before")
select "id", now() + row_number() over (order by "id") * interval '5 seconds' from "vehicle_pictures"
where "picture" -> 'tones' is null and jsonb_array_length("picture" -> 'sources') > 0
on conflict do nothing;
