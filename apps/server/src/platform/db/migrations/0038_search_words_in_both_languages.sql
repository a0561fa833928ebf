ALTER TABLE "landings" ADD COLUMN "both_languages" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What search engines and link previews are told is in both languages: texts of before are in the main language of their site.
create function "search_text_in_both"(told jsonb, main text) returns jsonb language sql immutable as $$
  select jsonb_build_object('es', '', 'en', '') || jsonb_build_object(main, coalesce(told #>> '{}', ''))
$$;--> statement-breakpoint
-- The same text as it was; also for the restore of backups made before.
create function "search_text_before_both"(texts jsonb, main text) returns jsonb language sql immutable as $$
  select coalesce(to_jsonb(nullif(texts ->> main, '')), 'null')
$$;--> statement-breakpoint
create function "is_search_text"(field text) returns boolean language sql immutable as $$
  select field in ('title', 'description', 'keywords', 'socialTitle', 'socialDescription')
$$;--> statement-breakpoint
create function "site_in_both_languages"(document jsonb) returns jsonb language sql immutable as $$
  select document || jsonb_build_object('schema', 2, 'search', (
    select jsonb_object_agg(key, case when is_search_text(key)
      then search_text_in_both(value, document #>> '{languages,default}') else value end)
    from jsonb_each(document -> 'search')))
$$;--> statement-breakpoint
create function "site_before_both_languages"(document jsonb) returns jsonb language sql immutable as $$
  select document || jsonb_build_object('schema', 1, 'search', (
    select jsonb_object_agg(key, case when is_search_text(key)
      then search_text_before_both(value, document #>> '{languages,default}') else value end)
    from jsonb_each(document -> 'search')))
$$;--> statement-breakpoint
create function "step_in_both_languages"(changes jsonb, main text) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(case
    when change ->> 'part' like 'search.%' and is_search_text(substr(change ->> 'part', 8))
    then change || jsonb_build_object('before', search_text_in_both(change -> 'before', main),
      'after', search_text_in_both(change -> 'after', main))
    else change end order by position), '[]')
  from jsonb_array_elements(changes) with ordinality as step (change, position)
$$;--> statement-breakpoint
create function "step_before_both_languages"(changes jsonb, main text) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(case
    when change ->> 'part' like 'search.%' and is_search_text(substr(change ->> 'part', 8))
    then change || jsonb_build_object('before', search_text_before_both(change -> 'before', main),
      'after', search_text_before_both(change -> 'after', main))
    else change end order by position), '[]')
  from jsonb_array_elements(changes) with ordinality as step (change, position)
$$;--> statement-breakpoint
create function "main_language_of_site"(landing integer) returns text language sql stable as $$
  select document #>> '{languages,default}' from site_drafts where landing_id = landing
$$;--> statement-breakpoint
-- Which landings are offered in both languages: as what is live says, else the draft.
create function "offer_languages_of_sites"() returns void language sql as $$
  update landings set both_languages = (coalesce(
    (select document from site_publications p where status = 'published' and p.landing_id = landings.id order by number desc limit 1),
    (select document from site_drafts d where d.landing_id = landings.id)
  ) #>> '{languages,both}')::boolean
  where exists (select from site_drafts d where d.landing_id = landings.id)
$$;--> statement-breakpoint
update "site_draft_steps" set "changes" = step_in_both_languages("changes", main_language_of_site("landing_id"));--> statement-breakpoint
update "site_drafts" set "document" = site_in_both_languages("document");--> statement-breakpoint
update "site_publications" set "document" = site_in_both_languages("document");--> statement-breakpoint
update "site_schedules" set "document" = site_in_both_languages("document");--> statement-breakpoint
select offer_languages_of_sites();
