-- What a run looks for is what its query says: an invoice may have billed the time before.
drop index time_entries_to_bill;
create index time_entries_to_bill on time_entries (virtualassistant_uuid, task_date)
  where status in ('approved', 'billed') and payable and bill_uuid is null and removed_date is null;
