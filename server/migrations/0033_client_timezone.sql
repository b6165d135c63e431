-- By whose clock a client's days are counted: that of the primary contact, else of whoever of the company says where they
-- are, else that of the company's province or state, else UTC.
create function client_timezone(client uuid) returns text language sql stable as $$
  select coalesce(
    (select timezone from users
      where users.client_uuid = client and timezone is not null and deleted_date is null
      order by is_primary_contact desc, created_date, uuid limit 1),
    (select main_timezone from clients
      join regions on regions.country = clients.country and regions.code = clients.state_prov
      where clients.uuid = client),
    'UTC')
$$;
