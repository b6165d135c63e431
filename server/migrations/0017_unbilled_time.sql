-- What is owed for reviewed time that no bill has yet, by the rate it is paid at, without reading all other time.
create index time_entries_unbilled_by_rate on time_entries (rate_plan_uuid, uuid) include (virtualassistant_uuid, seconds)
  where status in ('approved', 'billed') and payable and bill_uuid is null and removed_date is null;
analyze time_entries;
