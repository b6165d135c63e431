-- What is left of a subscription's promotions is read by each renewal.
create index promotion_redemptions_by_project on promotion_redemptions (project_uuid) where state = 'redeemed';
