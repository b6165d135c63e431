-- An order that is given up is cancelled at the processor first; and when each is asked about next.

alter table orders
  -- Null: nothing is left to be asked or given up.
  add column next_ask_date timestamptz default now(),
  -- How often it was asked about without an end, for pauses that grow.
  add column asks integer not null default 0 check (asks >= 0);
alter table charges
  -- From then on nobody can confirm it.
  add column cancelled_date timestamptz;

-- What was given up lately wasn't cancelled: it is, now, once. What is older can't be confirmed from any page.
update orders set next_ask_date = null
where state = 'paid' or settled_date < now() - interval '7 days'
  or settled_date is not null
    and not exists (select from charges where order_uuid = orders.uuid and charges.state <> 'succeeded');
alter table orders add constraint orders_open_are_asked check (settled_date is not null or next_ask_date is not null);
drop index orders_unsettled;
create index orders_to_ask on orders (next_ask_date) where next_ask_date is not null;

-- A client buys in one currency: what is open or paid for in another refuses an order. Two at once wait for each other.
create function keep_order_currency() returns trigger language plpgsql as $$
begin
  perform from clients where uuid = new.client_uuid for no key update;
  if exists (select from orders where client_uuid = new.client_uuid and currency <> new.currency and uuid <> new.uuid
    and state in ('held', 'charging', 'needs_action', 'paid'))
  then
    raise exception 'the orders of a client are in one currency'
      using errcode = 'exclusion_violation', constraint = 'orders_one_currency';
  end if;
  return new;
end $$;
create trigger orders_one_currency before insert on orders
  for each row when (new.state in ('held', 'charging', 'needs_action', 'paid')) execute function keep_order_currency();
create trigger orders_one_currency_again before update of state on orders
  for each row when (old.state in ('declined', 'expired') and new.state = 'paid') execute function keep_order_currency();
create index orders_by_client on orders (client_uuid) where state in ('held', 'charging', 'needs_action', 'paid');
