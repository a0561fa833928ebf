-- Customers of an account, recognised by e-mail and phone. The two functions stay: reservations of backups of earlier versions are attached by them.
CREATE TABLE "customer_contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "customer_contacts_kind" CHECK ("customer_contacts"."kind" in ('email', 'phone'))
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"notes" text,
	"do_not_rent_at" timestamp with time zone,
	"do_not_rent_reason" text,
	"do_not_rent_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customers_do_not_rent_reason" CHECK (("customers"."do_not_rent_at" is null) = ("customers"."do_not_rent_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "customer_contacts" ADD CONSTRAINT "customer_contacts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_contacts" ADD CONSTRAINT "customer_contacts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_do_not_rent_by_people_id_fk" FOREIGN KEY ("do_not_rent_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_contacts_unique" ON "customer_contacts" USING btree ("account_id","kind","key");--> statement-breakpoint
CREATE INDEX "customer_contacts_customer" ON "customer_contacts" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customers_account" ON "customers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "customers_do_not_rent_by" ON "customers" USING btree ("do_not_rent_by");--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservations_customer" ON "reservations" USING btree ("customer_id") WHERE "reservations"."customer_id" is not null;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_customer_of_rental" CHECK ("reservations"."customer_id" is null or ("reservations"."block_id" is null and "reservations"."erased_at" is null));--> statement-breakpoint
-- As `phoneKey` of packages/domain/src/phone.ts spells it, for the digits of the scripts that occur; null for what `isPhone` refuses.
create function "phone_key_of"(phone text) returns text language plpgsql immutable as $$
declare
  plain constant text := translate(btrim(phone, E' \t\r\n\u00a0'),
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹０１２３４５６７８９', '012345678901234567890123456789');
  extension constant text := substring(plain from '(?i)(?:ext(?:ensi[oó]n)?|x|#)[\s.:]*([0-9]{1,6})$');
  number constant text := regexp_replace(plain, '(?i)(?:ext(?:ensi[oó]n)?|x|#)[\s.:]*[0-9]{1,6}$', '');
  -- Blanks, hyphens and invisible formatting characters, as Unicode has them.
  separators constant text := '[().·/ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\u002d\u058a\u05be\u1400\u1806\u2010-\u2015'
    '\u2e3a\u2e3b\u301c\u3030\ufe31\ufe32\ufe58\ufe63\uff0d\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]';
  dialled constant text := regexp_replace(regexp_replace(number, '^(\+.*)\(0\)', '\1'), separators, '', 'g');
  digits text := replace(dialled, '+', '');
begin
  if regexp_replace(number, separators, '', 'g') !~ '^\+?[0-9]{7,15}$' then return null; end if;
  if dialled !~ '^\+' then
    if digits ~ '^00[1-9][0-9]{7,}$' then digits := substr(digits, 3);
    elsif digits ~ '^8[024]9[0-9]{7}$' then digits := '1' || digits;
    end if;
  end if;
  return digits || coalesce('x' || extension, '');
end $$;
--> statement-breakpoint
-- Attaches every reservation that has personal data and no customer, the oldest first, as bookings are attached. The same e-mail
-- address and phone again add nothing to what is known, so that only the first of each pair are read one by one.
create function "make_customers_of_reservations"() returns void language plpgsql as $$
declare
  pair record;
  customer integer;
  of_phone integer;
  is_learned boolean;
begin
  create temp table unattached as
    select id, account_id, created_at, email_key, phone_key, row_number() over (order by created_at, id) as nth
    from (
      select r.id, account_id, r.created_at, nullif(lower(btrim(email)), '') as email_key, phone_key_of(phone) as phone_key
      from reservations r join landings on landings.id = landing_id
      where customer_id is null and block_id is null and r.erased_at is null
    ) as of_rentals;
  -- From which reservation on an address is somebody's, and whose reservation has neither an address nor a phone.
  create temp table known_emails (account_id integer, key text, since bigint);
  create temp table without_keys (reservation_id integer, customer_id integer);
  for pair in
    select firsts.*, first_name, last_name, email, phone
    from (
      select distinct on (account_id, email_key, phone_key, case when email_key is null and phone_key is null then id end) *
      from unattached
      order by account_id, email_key, phone_key, case when email_key is null and phone_key is null then id end, nth
    ) as firsts join reservations using (id)
    order by nth
  loop
    select customer_id into customer from customer_contacts
      where account_id = pair.account_id and kind = 'email' and key = pair.email_key;
    is_learned := customer is null and pair.email_key is not null;
    if customer is null then
      select customer_id into of_phone from customer_contacts
        where account_id = pair.account_id and kind = 'phone' and key = pair.phone_key;
      customer := of_phone;
      if customer is null then
        insert into customers (account_id, first_name, last_name, email, phone, created_at)
          values (pair.account_id, pair.first_name, pair.last_name, pair.email, pair.phone, pair.created_at)
          returning id into customer;
      else
        update customers set email = pair.email where id = customer and email = '' and is_learned;
        -- Others may share the phone: what a customer has is not theirs.
        is_learned := is_learned
          and not exists (select from customer_contacts where customer_id = customer and kind = 'email');
      end if;
    end if;
    if is_learned then
      insert into customer_contacts (account_id, customer_id, kind, key)
        values (pair.account_id, customer, 'email', pair.email_key);
      insert into known_emails values (pair.account_id, pair.email_key, pair.nth);
    end if;
    if pair.phone_key is not null then
      insert into customer_contacts (account_id, customer_id, kind, key)
        values (pair.account_id, customer, 'phone', pair.phone_key) on conflict do nothing;
    elsif pair.email_key is null then
      insert into without_keys values (pair.id, customer);
    end if;
  end loop;
  analyze unattached, known_emails, without_keys;
  update reservations set customer_id = attached.customer_id
    from (
      select u.id, coalesce(of_email.customer_id, of_phone.customer_id, w.customer_id) as customer_id
      from unattached u
        left join known_emails k on k.account_id = u.account_id and k.key = u.email_key
        left join customer_contacts of_email on of_email.account_id = u.account_id and of_email.kind = 'email'
          and of_email.key = u.email_key and coalesce(u.nth >= k.since, true)
        left join customer_contacts of_phone on of_phone.account_id = u.account_id and of_phone.kind = 'phone'
          and of_phone.key = u.phone_key
        left join without_keys w on w.reservation_id = u.id
    ) as attached
    where reservations.id = attached.id;
  drop table unattached, known_emails, without_keys;
end $$;
--> statement-breakpoint
select make_customers_of_reservations();