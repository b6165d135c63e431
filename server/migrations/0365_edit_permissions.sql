-- What a view permission allowed to change has a permission of its own now. Whoever could change it until now still can. The release before
-- neither asks for these nor takes them away: it goes on asking for the view permissions, which stay.
with gained (held, gains) as (
  values
    ('admin_user.view', 'admin_user.edit'),
    ('admin_configuration.view', 'admin_configuration.edit'),
    ('admin_utm.view', 'admin_utm.edit'),
    ('admin_notification.view', 'admin_notification.edit'),
    ('admin_discussion.view', 'admin_discussion.edit'),
    ('admin_client.view', 'admin_checkout.edit'),
    ('admin_client.view', 'admin_meeting.edit')
), whole as (
  select uuid, array_agg(gains order by gains) as gains
  from users join gained on gained.held = any (users.permissions)
  where not gained.gains = any (users.permissions)
  group by uuid
)
update users set permissions = users.permissions || whole.gains from whole where whole.uuid = users.uuid;
