-- What a US dollar was worth in a month, as staff found it: only for the margin across currencies, which no document knows.
create table exchange_rates (
  month date primary key check (extract(day from month) = 1),
  -- Canadian dollars for a US dollar, in millionths; null: it was taken back.
  rate_millionths integer check (rate_millionths between 100000 and 10000000),
  source text not null check (length(source) between 1 and 200),
  note text not null default '' check (length(note) <= 500),
  version integer not null default 1 check (version > 0),
  changed_date timestamptz not null
);
comment on column exchange_rates.rate_millionths is 'Canadian dollars for a US dollar, in millionths; null: it was taken back.';
create index income_sums_of_us_dollars on income_sums (month) where currency = 'usd';
