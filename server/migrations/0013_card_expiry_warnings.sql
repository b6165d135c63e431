-- Each warning that a card is about to expire, once: 30 and 7 days ahead.
create table card_expiry_warnings (
  card_uuid uuid not null references credit_cards (uuid),
  days_ahead integer not null check (days_ahead in (30, 7)),
  created_date timestamptz not null,
  primary key (card_uuid, days_ahead)
);
