-- People to write to stand in two tables: assistants by the name that clients know, everybody else by their own. Each is read in its order.
create index assistants_by_name_line on assistants (split_part(searched_text, chr(10), 2), user_uuid) where user_uuid is not null;
create index users_by_name_line on users (split_part(searched_text, chr(10), 1), uuid) where deleted_date is null;
analyze assistants, users;
