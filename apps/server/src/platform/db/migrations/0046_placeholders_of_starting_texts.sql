-- Starting texts that nobody wrote over name the landing, its lowest price and its places by placeholders: in drafts, in what is scheduled
-- and in what is live. A text is one of ours where it is in both languages, with the same name in either: that of the landing, or any
-- while nobody has read it.
create function "starting_text_named"(texts jsonb, es text, en text, landing text, unread boolean) returns jsonb language sql immutable as $$
  select case
    when replace(es, '{name}', named) = texts ->> 'es' and replace(en, '{name}', named) = texts ->> 'en' and (unread or named = landing)
    then texts || jsonb_build_object('es', es, 'en', en) else texts end
  from (select substr(texts ->> 'es', strpos(es, '{name}'), greatest(0, length(texts ->> 'es') - length(es) + length('{name}'))) as named) as one
$$;--> statement-breakpoint
create function "starting_text_like"(texts jsonb, es_was text, en_was text, es text, en text) returns jsonb language sql immutable as $$
  select case when texts ->> 'es' ~ es_was and texts ->> 'en' ~ en_was
    then texts || jsonb_build_object('es', es, 'en', en) else texts end
$$;--> statement-breakpoint
create function "section_with_placeholders"(section jsonb, landing text) returns jsonb language sql immutable as $$
  select section || case section ->> 'kind'
    when 'hero' then jsonb_build_object(
      'headline', starting_text_named(section -> 'headline', 'Alquila un vehículo con {name}', 'Rent a vehicle from {name}', landing, section ? 'unread'),
      'lead', starting_text_like(section -> 'lead',
        '^(Desde .+ por día|Vehículos para tu viaje)( en .+)?\. Ves el precio completo antes de reservar\.$',
        '^(From .+ a day|Vehicles for your trip)( in .+)?\. You see the whole price before you reserve\.$',
        'Desde {from_price} por día. Recogida en {places}. Ves el precio completo antes de reservar.',
        'From {from_price} a day. Pickup in {places}. You see the whole price before you reserve.'))
    when 'fleet' then jsonb_build_object('lead', starting_text_like(section -> 'lead',
      '^Estos son algunos de nuestros \d+ modelos, cada uno con su precio por día\.$',
      '^These are some of our \d+ models, each with its price per day\.$',
      'Cada uno con sus fotos, su equipamiento y su precio por día.',
      'Each with its photographs, its equipment and its price per day.'))
    when 'contact' then jsonb_build_object('lead', starting_text_named(section -> 'lead',
      'El equipo de {name} te responde antes, durante y después de tu viaje.',
      'The team of {name} is there before, during and after your trip.', landing, section ? 'unread'))
    when 'questions' then jsonb_build_object('entries', (
      select coalesce(jsonb_agg(entry || jsonb_build_object('answer', starting_text_named(entry -> 'answer',
        'Pon a salvo a las personas, llama a emergencias si hace falta y después a {name}: te decimos cómo seguir.',
        'Bring people to safety, call the emergency number if needed, then {name}: we tell you how to go on.',
        landing, section ? 'unread')) order by position), '[]')
      from jsonb_array_elements(section -> 'entries') with ordinality as one (entry, position)))
    else '{}' end
$$;--> statement-breakpoint
create function "legal_with_placeholders"(legal jsonb, page text, es text, en text, landing text) returns jsonb language sql immutable as $$
  select case when legal #> array[page, 'es', '0', 'spans', '0'] is null or legal #> array[page, 'en', '0', 'spans', '0'] is null then legal else
    jsonb_set(jsonb_set(legal, array[page, 'es', '0', 'spans', '0', 'text'], named -> 'es'), array[page, 'en', '0', 'spans', '0', 'text'], named -> 'en') end
  from (select starting_text_named(jsonb_build_object(
    'es', legal #> array[page, 'es', '0', 'spans', '0', 'text'], 'en', legal #> array[page, 'en', '0', 'spans', '0', 'text']),
    es, en, landing, legal -> 'unread' ? page) as named) as one
$$;--> statement-breakpoint
create function "site_with_placeholders"(document jsonb, landing text) returns jsonb language sql immutable as $$
  select document || jsonb_build_object(
    'sections', (select coalesce(jsonb_agg(section_with_placeholders(section, landing) order by position), '[]')
      from jsonb_array_elements(document -> 'sections') with ordinality as one (section, position)),
    'legal', legal_with_placeholders(legal_with_placeholders(document -> 'legal', 'terms',
      'Estas condiciones rigen los alquileres de vehículos que se reservan en este sitio con {name}. Los datos para contactarnos están al pie de cada página.',
      'These terms apply to vehicles that are rented from {name} through this site. How to reach us is at the foot of every page.', landing),
      'privacy',
      '{name} responde por los datos personales que dejas en este sitio. Los datos para contactarnos están al pie de cada página.',
      '{name} is responsible for the personal data you leave on this site. How to reach us is at the foot of every page.', landing))
$$;--> statement-breakpoint
update "site_drafts" set "document" = site_with_placeholders("document", "display_name") from "landings" where "landings"."id" = "landing_id";--> statement-breakpoint
update "site_schedules" set "document" = site_with_placeholders("document", "display_name") from "landings" where "landings"."id" = "landing_id";--> statement-breakpoint
update "site_publications" set "document" = site_with_placeholders("document", "display_name") from "landings" where "landings"."id" = "landing_id"
  and "number" = (select max("number") from "site_publications" as newest where newest."landing_id" = "landings"."id");--> statement-breakpoint
drop function "site_with_placeholders", "legal_with_placeholders", "section_with_placeholders", "starting_text_like", "starting_text_named";
