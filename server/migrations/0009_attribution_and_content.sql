-- Where people come from. A record is made by staff, is a person's referral, or was seen in an address.
create table utms (
  uuid uuid primary key default uuidv7(),
  shortcode text check (length(shortcode) between 3 and 32),
  label text not null check (length(label) between 1 and 200),
  -- utm_source, utm_medium, utm_campaign, utm_term, utm_content, utm_id; only those that have a value.
  parameters jsonb not null default '{}',
  parameters_key text generated always as (md5(parameters::text)) stored,
  destination text not null default '/',
  origin text not null check (origin in ('made', 'referral', 'seen')),
  owner_uuid uuid references users (uuid) on delete set null,
  -- A person's referral link exists once a campaign.
  campaign text check (campaign is null or length(campaign) between 1 and 100),
  pageviews integer not null default 0,
  signups integer not null default 0,
  last_seen timestamptz,
  created_date timestamptz not null default now()
);
create unique index utms_by_shortcode on utms (lower(shortcode));
create unique index utms_seen_once on utms (parameters_key) where origin = 'seen';
create unique index utms_referral_once on utms (owner_uuid, campaign) where origin = 'referral';
create index utms_by_parameters on utms (parameters_key) where origin <> 'referral';
create index utms_by_created_date on utms (created_date, uuid);

-- Nothing here says who a visitor was: no address, no browser.
create table utm_log (
  uuid uuid primary key default uuidv7(),
  event text not null check (event in ('pageview', 'signup')),
  utm_uuid uuid references utms (uuid) on delete cascade,
  -- What the address named, where that is no record.
  value text,
  page text not null default '',
  user_uuid uuid references users (uuid) on delete set null,
  created_date timestamptz not null default now()
);
create index utm_log_by_created_date on utm_log (created_date, uuid);
create index utm_log_by_utm on utm_log (utm_uuid, created_date, uuid);
-- A person signs up once.
create unique index utm_log_signups on utm_log (user_uuid) where event = 'signup';

-- Later editions of the words of public pages. The first edition is the one the product brings.
-- Editions are never changed: somebody may have agreed to one.
create table content_editions (
  page text not null,
  number integer not null check (number > 1),
  version text not null,
  text jsonb not null,
  reason text not null,
  edited_by uuid references users (uuid) on delete set null,
  created_date timestamptz not null default now(),
  primary key (page, number),
  unique (page, version)
);
