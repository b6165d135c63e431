-- Which language an agreement was signed in. In Québec a contract of adhesion binds in another language than French only where the French one was
-- given first and the client then expressly chose the other (Charter of the French Language, s. 55).
alter table orders
  add column agreement_language text not null default 'en' check (agreement_language in ('en', 'fr')),
  add column french_first boolean not null default false,
  add column english_chosen_date timestamptz,
  add column given_text text,
  add constraint orders_french_first check (
    not french_first or agreement_language = 'fr' or (english_chosen_date is not null and length(given_text) > 0));
comment on column orders.french_first is 'The company was in Québec: the French agreement was given first.';
comment on column orders.english_chosen_date is
  'When the client, given the French agreement, expressly chose the English one; null: they signed the French one, or were not in Québec.';
comment on column orders.given_text is 'The French words that were given before the English ones were chosen; null: there was no such choice.';

create or replace function keep_signature() returns trigger language plpgsql as $$
begin
  if (old.signed_name, old.signed_date, old.signed_address, old.signed_timezone, old.signed_user_agent, old.agreement_version,
      old.agreement_text, old.agreement_language, old.french_first, old.english_chosen_date, old.given_text)
    is distinct from (new.signed_name, new.signed_date, new.signed_address, new.signed_timezone, new.signed_user_agent,
      new.agreement_version, new.agreement_text, new.agreement_language, new.french_first, new.english_chosen_date, new.given_text)
  then
    raise exception 'A signature stays as it is.' using errcode = 'check_violation', constraint = 'orders_keep_signature';
  end if;
  return new;
end $$;
