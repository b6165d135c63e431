-- What waits for one person among years of what is done: found without reading what is done.

create index alerts_with on alerts (assigned_to) where status <> 'resolved';
create index adjustments_proposed on adjustments (kind, created_date desc, uuid) where state = 'proposed';
