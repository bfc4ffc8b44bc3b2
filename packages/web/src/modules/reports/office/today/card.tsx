import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { Link } from '#ui/shared/link.tsx';
import css from './today.module.css';

interface CardProps {
  id: string;
  title: string;
  /** Where there is more of it. */
  to?: string | null;
  children: ReactNode;
}

/** One part of the dashboard, with its title and the way to its screen. */
export function Card({ id, title, to = null, children }: CardProps) {
  const t = useTranslate();
  return (
    <section className={css.card} data-card={id} aria-labelledby={`dashboard-${id}`}>
      <div className={css.cardHead}>
        <Title order={2} id={`dashboard-${id}`}>
          {title}
        </Title>
        {to === null ? null : (
          <Link to={to} className={css.more} aria-label={t('dashboard.openOf', { title })}>
            {t('dashboard.open')}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
