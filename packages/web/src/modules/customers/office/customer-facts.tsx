import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { Customer } from '@gangway/contract/customers/records.ts';
import { Anchor, DataList, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { customersScreen, screenPath } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Link } from '#ui/shared/link.tsx';
import { StatusBadge } from '#modules/identity/office/index.ts';
import css from './customer-panel.module.css';
import { DocumentLines } from './document-lines.tsx';
import { LevelBadge } from './level-badge.tsx';

type Fact = [label: string, value: ReactNode];

/** Who a customer is, and what the account may do. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const t = useTranslate();
  const { username: name, superiorId, superior, lastLoginAt } = customer;
  const profile: Fact[] = [
    [t('field.realName'), customer.realName],
    [t('field.gender'), customer.gender && t(`gender.${customer.gender}`)],
    [t('field.birthDate'), customer.birthDate],
    [t('field.phone'), customer.phone],
    [t('field.email'), customer.email],
    [t('customers.documents'), <DocumentLines key="documents" of={customer} />],
    [t('field.remarks'), customer.remarks],
  ];
  const account: Fact[] = [
    [t('field.username'), name],
    [t('field.status'), <StatusBadge key="status" status={customer.status} />],
    [t('column.balance'), formatMoney(customer.balanceSen)],
    [t('column.customerLevel'), <LevelBadge key="level" level={customer.level} />],
    [t('field.referenceCode'), customer.referenceCode],
    [
      t('field.superiorId'),
      superiorId && (
        <Anchor
          key="superior"
          inherit
          component={Link}
          to={screenPath(customersScreen, { customer: superiorId })}
        >
          {superior}
        </Anchor>
      ),
    ],
    [t('customers.registered'), formatInstant(customer.registeredAt)],
    [t('column.lastLogin'), lastLoginAt ? formatInstant(lastLoginAt) : t('status.neverLoggedIn')],
  ];
  return (
    <div className={css.facts}>
      <Facts title={t('customers.profile')} facts={profile} />
      <Facts title={t('customers.account')} facts={account}>
        {customer.level === 'normal' ? null : (
          <Anchor
            component={Link}
            className={css.below ?? ''}
            size="sm"
            to={screenPath(customersScreen, { superiorId: customer.id })}
          >
            {t('customers.showBelow', { name })}
          </Anchor>
        )}
      </Facts>
    </div>
  );
}

function Facts({ title, facts, children }: { title: string; facts: readonly Fact[]; children?: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title order={2} mb={6}>
        {title}
      </Title>
      <DataList labelWidth="112px" gap={4}>
        {facts.map(([label, value]) =>
          value ? (
            <DataList.Item key={label}>
              <DataList.ItemLabel>{label}</DataList.ItemLabel>
              <DataList.ItemValue>{value}</DataList.ItemValue>
            </DataList.Item>
          ) : null,
        )}
      </DataList>
      {children}
    </section>
  );
}
