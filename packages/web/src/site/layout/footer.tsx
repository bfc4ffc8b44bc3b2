import { useEffect } from 'react';
import { forgetOld } from '#lib/forget-old.ts';
import { findOrderPage, ordersPage, pdaPage, privacyPage, termsPage } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Link } from '#ui/shared/link.tsx';
import { Logo } from '#ui/site/logo.tsx';
import { usePort, useSiteSettings } from '#modules/settings/queries.ts';
import css from './footer.module.css';

export function Footer() {
  const t = useTranslate();
  const { company } = useSiteSettings();
  const port = usePort();
  // Here because the foot of a page is what it loads last.
  useEffect(() => forgetOld(), []);
  return (
    <footer className={css.footer}>
      <svg className={css.wave} viewBox="0 0 1440 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 34C120 8 240 8 360 30s240 24 360 2 240-28 360-4 240 26 360 0v32H0z" />
      </svg>
      <div className={css.inner}>
        <div className={css.about}>
          <Logo />
          <p>{t('site.footer.line', { port })}</p>
        </div>
        <address className={css.column}>
          <h2>{t('site.footer.contact')}</h2>
          <p>{company.name}</p>
          <a href={`tel:${company.phone.replace(/[^+\d]/g, '')}`}>{company.phone}</a>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </address>
        <nav className={css.column} aria-label={t('site.footer.booked')}>
          <h2>{t('site.footer.booked')}</h2>
          <Link to={ordersPage}>{t('site.nav.orders')}</Link>
          <Link to={findOrderPage}>{t('lookUp.title')}</Link>
        </nav>
        <nav className={css.column} aria-label={t('site.footer.legal')}>
          <h2>{t('site.footer.legal')}</h2>
          <Link to={termsPage}>{t('legal.terms')}</Link>
          <Link to={privacyPage}>{t('legal.privacy')}</Link>
          <Link to={pdaPage}>{t('legal.pda')}</Link>
        </nav>
      </div>
    </footer>
  );
}
