-- Booking ------------------------------------------------------------------------------------------------------------

-- Which edition of its sailing (0011) an order was bought for, or a change would move it to. Money that comes late buys the
-- place again only where the sailing was not moved to another ship, date or slot since: nobody sails on a day they did not buy.
alter table orders add column edition int not null default 0;
alter table order_changes add column edition int not null default 0;

update orders o set edition = c.edition from sailing_people c where c.sailing_id = o.sailing_id and c.edition > 0;
update order_changes h set edition = c.edition from sailing_people c where c.sailing_id = h.sailing_id and c.edition > 0;
