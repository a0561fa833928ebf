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
-- As `phoneKey` of packages/domain/src/phone.ts spells it, for the digits of the scripts that occur.
create function "phone_key_of"(phone text) returns text language plpgsql immutable as $$
declare
  plain constant text := translate(normalize(btrim(phone), NFKC), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789');
  extension constant text := substring(plain from '(?i)(?:ext(?:ensi[oó]n)?|x|#)[\s.:]*([0-9]{1,6})$');
  number constant text := regexp_replace(plain, '(?i)(?:ext(?:ensi[oó]n)?|x|#)[\s.:]*[0-9]{1,6}$', '');
  digits text := regexp_replace(regexp_replace(number, '^(\+.*)\(0\)', '\1'), '[^0-9]', '', 'g');
begin
  if length(digits) not between 7 and 15 then return null; end if;
  if number !~ '^[^0-9]*\+' then
    if digits ~ '^00[1-9][0-9]{7,}$' then digits := substr(digits, 3);
    elsif digits ~ '^8[024]9[0-9]{7}$' then digits := '1' || digits;
    end if;
  end if;
  return digits || coalesce('x' || extension, '');
end $$;
--> statement-breakpoint
-- Attaches every reservation that has personal data and no customer, the oldest first, as bookings are attached.
create function "make_customers_of_reservations"() returns void language plpgsql as $$
declare
  r record;
  email_key text;
  phone_key text;
  known record;
  customer integer;
begin
  for r in
    select reservations.id, account_id, first_name, last_name, email, phone, reservations.created_at
    from reservations join landings on landings.id = landing_id
    where customer_id is null and block_id is null and erased_at is null
    order by reservations.created_at, reservations.id
  loop
    email_key := nullif(lower(btrim(r.email)), '');
    phone_key := phone_key_of(r.phone);
    select customer_id, kind into known from customer_contacts
      where account_id = r.account_id and ((kind = 'email' and key = email_key) or (kind = 'phone' and key = phone_key))
      order by kind limit 1;
    customer := known.customer_id;
    if customer is null then
      insert into customers (account_id, first_name, last_name, email, phone, created_at)
        values (r.account_id, r.first_name, r.last_name, r.email, r.phone, r.created_at) returning id into customer;
    elsif known.kind = 'phone' then
      update customers set email = r.email where id = customer and email = '';
      -- Others may share the phone: what a customer has is not theirs.
      if exists (select from customer_contacts where customer_id = customer and kind = 'email') then email_key := null; end if;
    end if;
    insert into customer_contacts (account_id, customer_id, kind, key)
      select r.account_id, customer, given.kind, given.key
      from (values ('email', email_key), ('phone', phone_key)) as given (kind, key) where given.key is not null
      on conflict do nothing;
    update reservations set customer_id = customer where id = r.id;
  end loop;
end $$;
--> statement-breakpoint
select make_customers_of_reservations();