-- Time is sorted by names as their own tables have them: one name after the other, each with its entries.

create index projects_by_name on projects (project_name, uuid);
create index assistants_by_shown_name on assistants (display_name, uuid);
