create table configurations (
  name text primary key check (length(name) between 1 and 200),
  value jsonb not null,
  note text not null default ''
);

insert into configurations (name, value, note)
select 'featureFlag.' || name, '{"enabled": false}', 'Feature flag'
from unnest(array['admin-time', 'admin-tasks', 'client-projects', 'client-time', 'client-tasks', 'client-invoice',
  'va-projects', 'va-time', 'va-tasks', 'va-bill', 'notifications', 'discussions', 'referral-links',
  'enable-new-footer-links', 'remove-early-access-banner', 'new-client-checkout-va-rating',
  'new-client-checkout-feedback']) as name;

create function announce_configuration_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('configuration_changed', '');
  return null;
end $$;
create trigger configuration_changed after insert or update or delete on configurations
  for each statement execute function announce_configuration_change();

-- The price book: per currency, never converted. The band of a subscription's total monthly hours
-- applies to all its hours.
create table price_bands (
  currency text not null check (currency in ('cad', 'usd')),
  from_hours integer not null check (from_hours > 0),
  hourly_cents integer not null check (hourly_cents > 0),
  primary key (currency, from_hours)
);
insert into price_bands (currency, from_hours, hourly_cents) values
  ('cad', 10, 3800), ('cad', 20, 3600), ('cad', 40, 3400), ('cad', 80, 3200),
  ('usd', 10, 3200), ('usd', 20, 3050), ('usd', 40, 2900), ('usd', 80, 2750);
