-- Reference data: what people can ask for, where they live and which clock they keep.
-- Integer ids are given in the data files' row order at first load, kept beside the slug and never reused.

create table role_categories (
  id integer primary key,
  slug text not null unique,
  name text not null
);

create table roles (
  id integer primary key,
  slug text not null unique,
  value text not null unique,
  description text not null,
  category_id integer not null references role_categories (id),
  active boolean not null default true
);

create table skills (
  id integer primary key,
  slug text not null unique,
  value text not null unique,
  category text not null,
  active boolean not null default true
);

create table tools (
  id integer primary key,
  slug text not null unique,
  value text not null unique,
  category text not null,
  aliases text[] not null default '{}',
  active boolean not null default true
);

create table industries (
  id integer primary key,
  slug text not null unique,
  value text not null unique,
  keywords text[] not null default '{}'
);

create table role_keywords (
  keyword text not null,
  role_id integer not null references roles (id),
  weight real not null check (weight > 0 and weight <= 1),
  source text not null,
  primary key (keyword, role_id)
);

create table role_skills (
  role_id integer not null references roles (id),
  skill_id integer not null references skills (id),
  weight real not null check (weight > 0 and weight <= 1),
  primary key (role_id, skill_id)
);

create table role_tools (
  role_id integer not null references roles (id),
  tool_id integer not null references tools (id),
  weight real not null check (weight > 0 and weight <= 1),
  primary key (role_id, tool_id)
);

create table self_identifications (
  id integer primary key,
  value text not null unique,
  hidden_in_filter boolean not null
);

create table courses (
  id integer primary key,
  name text not null unique,
  badge_image integer not null check (badge_image between 1 and 41)
);

create table time_zones (
  zone text primary key,
  kind text not null check (kind in ('canonical', 'alias', 'fixed', 'unknown')),
  canonical_zone text not null,
  description text not null
);

create table regions (
  country text not null check (country in ('CA', 'US')),
  code text not null,
  name text not null,
  name_fr text,
  main_timezone text not null references time_zones (zone),
  primary key (country, code)
);

create table cities (
  geoname_id integer primary key,
  name text not null,
  ascii_name text not null,
  country text not null,
  region text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  population integer not null check (population >= 0),
  timezone text not null references time_zones (zone),
  kind text not null check (kind in ('city', 'district')),
  aliases text[] not null default '{}',
  foreign key (country, region) references regions (country, code)
);
