-- What was one row of `users` becomes a person, who signs in, and an account, which the landings belong to, both with the number it had.
alter table "users" rename to "people";--> statement-breakpoint
alter sequence "users_id_seq" rename to "people_id_seq";--> statement-breakpoint
alter table "people" rename constraint "users_pkey" to "people_pkey";--> statement-breakpoint
alter table "people" rename constraint "users_email_lowercase" to "people_email_lowercase";--> statement-breakpoint
alter index "users_email_unique" rename to "people_email_unique";--> statement-breakpoint
create table "accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"phone" text,
	"avatar" text,
	"created_at" timestamp with time zone NOT NULL,
	"retention_months" integer DEFAULT 24 NOT NULL,
	CONSTRAINT "accounts_retention_months" CHECK ("accounts"."retention_months" between 1 and 120)
);
--> statement-breakpoint
insert into "accounts" ("id", "email", "phone", "avatar", "created_at", "retention_months") overriding system value
	select "id", "email", "phone", "avatar", "created_at", "retention_months" from "people" order by "id";--> statement-breakpoint
select setval('accounts_id_seq', last_value, is_called) from "people_id_seq";--> statement-breakpoint
create table "members" (
	"account_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	CONSTRAINT "members_account_id_person_id_pk" PRIMARY KEY("account_id","person_id")
);
--> statement-breakpoint
insert into "members" ("account_id", "person_id") select "id", "id" from "people";--> statement-breakpoint
alter table "members" add constraint "members_account_id_accounts_id_fk" foreign key ("account_id") references "public"."accounts"("id") on delete cascade;--> statement-breakpoint
alter table "members" add constraint "members_person_id_people_id_fk" foreign key ("person_id") references "public"."people"("id") on delete cascade;--> statement-breakpoint
create index "members_person" on "members" using btree ("person_id");--> statement-breakpoint
alter table "sessions" drop constraint "sessions_user_id_users_id_fk";--> statement-breakpoint
alter table "sessions" rename column "user_id" to "person_id";--> statement-breakpoint
alter table "sessions" add column "account_id" integer;--> statement-breakpoint
update "sessions" set "account_id" = "person_id";--> statement-breakpoint
alter table "sessions" alter column "account_id" set not null;--> statement-breakpoint
alter table "sessions" add constraint "sessions_member" foreign key ("account_id", "person_id") references "public"."members"("account_id", "person_id") on delete cascade;--> statement-breakpoint
alter index "sessions_user" rename to "sessions_person";--> statement-breakpoint
alter table "landings" drop constraint "landings_owner_id_users_id_fk";--> statement-breakpoint
alter table "landings" rename column "owner_id" to "account_id";--> statement-breakpoint
alter table "landings" add constraint "landings_account_id_accounts_id_fk" foreign key ("account_id") references "public"."accounts"("id");--> statement-breakpoint
alter index "landings_owner" rename to "landings_account";--> statement-breakpoint
alter table "special_features" drop constraint "special_features_owner_id_users_id_fk";--> statement-breakpoint
alter table "special_features" rename column "owner_id" to "account_id";--> statement-breakpoint
alter table "special_features" add constraint "special_features_account_id_accounts_id_fk" foreign key ("account_id") references "public"."accounts"("id");--> statement-breakpoint
alter table "idempotency_keys" drop constraint "idempotency_keys_account_id_users_id_fk";--> statement-breakpoint
alter table "idempotency_keys" add constraint "idempotency_keys_account_id_accounts_id_fk" foreign key ("account_id") references "public"."accounts"("id") on delete cascade;--> statement-breakpoint
alter table "reservation_events" drop constraint "reservation_events_actor_id_users_id_fk";--> statement-breakpoint
alter table "reservation_events" drop constraint "reservation_events_actor_known";--> statement-breakpoint
alter table "reservation_events" drop constraint "reservation_events_actor_id";--> statement-breakpoint
update "reservation_events" set "actor_kind" = 'person' where "actor_kind" = 'owner';--> statement-breakpoint
alter table "reservation_events" add constraint "reservation_events_actor_known" check ("reservation_events"."actor_kind" in ('person', 'key', 'visitor', 'system'));--> statement-breakpoint
alter table "reservation_events" add constraint "reservation_events_actor_id" check ("reservation_events"."actor_id" is null or "reservation_events"."actor_kind" in ('person', 'key'));--> statement-breakpoint
-- The visitors' pages hear of an account's changes as they heard of its operator's: see `0006_tell_of_landings`.
drop trigger "tell_of_landing" on "people";--> statement-breakpoint
drop function "tell_of_operators_landings"();--> statement-breakpoint
create function "tell_of_accounts_landings"() returns trigger language plpgsql as $$
begin
  perform pg_notify('landings', l.id::text) from landings l where l.account_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger "tell_of_landing" after update of "email", "phone", "avatar" on "accounts"
  for each row execute function tell_of_accounts_landings();--> statement-breakpoint
alter table "people" drop column "phone", drop column "avatar", drop column "retention_months";
