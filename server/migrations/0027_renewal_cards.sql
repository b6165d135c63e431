-- The card that renewals charge: chosen with the payment, and named in what is signed.

-- Null: placed before cards were chosen for renewals.
alter table orders add column renewal_card_uuid uuid references credit_cards (uuid);

-- Once this charge of an invoice has gone through, its card is the default.
alter table charges add column becomes_default boolean not null default false;

-- What became of the last charge of a card.
create index charges_by_card on charges (card_uuid, settled_date) where settled_date is not null;
