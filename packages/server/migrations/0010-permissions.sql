-- A role with the template admin holds everything. One that held only some screens and could make itself a full
-- administrator (it edits roles or users) was one already; any other becomes an editor with what it has.
update roles set template = 'editor', updated_at = now()
 where template = 'admin' and not built_in
   and not exists (select from role_grants g
                    where g.role_id = roles.id and g.access = 'edit'
                      and g.route in ('/permission/role', '/permission/users'));
delete from role_grants g using roles r
 where r.id = g.role_id and (r.template = 'admin' or g.route = '/permission/role');

-- Setting a balance to zero moves from the agents' route to the customers', for those who are no agents. Until now
-- editing that route gave nothing, so only who could reset balances before may do so now.
update role_grants g
   set access = case when exists (select from role_grants a
                                   where a.role_id = g.role_id and a.route = '/business/agents' and a.access = 'edit')
                     then 'edit' else 'view' end
 where g.route = '/ship/userInfoRecordRecharge';

-- The job that forgets counters looks for those whose window is over.
create index if not exists try_counters_window on try_counters (window_ends_at);

-- Where an account has signed in before, sessions that ended too.
create index if not exists sessions_account_start on sessions (account_id, started_at desc);
