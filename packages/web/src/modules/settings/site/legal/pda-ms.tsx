import type { SiteSettings } from '@gangway/contract/settings/schemas.ts';
import { LegalContact } from './legal-contact.tsx';
import { LegalDocument, type LegalSection } from './legal-document.tsx';

export function PdaMs({ facts }: { facts: SiteSettings }) {
  return <LegalDocument sections={sections(facts)} lang="ms" />;
}

function sections({ company, idNumberDays, kept }: SiteSettings): LegalSection[] {
  return [
    {
      id: 'notice',
      title: 'Notis ini',
      body: (
        <p>
          {company.name} memberikan notis ini kepada anda di bawah seksyen 7 Akta Perlindungan Data Peribadi
          2010 (Akta 709) Malaysia. Notis ini disediakan dalam bahasa Inggeris dan bahasa Melayu. Dengan
          membuka akaun, menempah pelayaran atau belayar bersama kami, anda bersetuju dengan pemprosesan yang
          diterangkan di sini, bagi diri anda dan bagi penumpang yang butirannya anda berikan dengan
          persetujuan mereka.
        </p>
      ),
    },
    {
      id: 'data',
      title: 'Data yang kami proses',
      body: (
        <p>
          Nama, jantina, tarikh lahir, kewarganegaraan, telefon, e-mel, jenis dan nombor dokumen pengenalan,
          tarikh tamat tempoh pasport, butiran akaun dan sesi, pesanan, pembayaran serta rekod menaiki kapal
          dan kabin. Catatan bahawa sijil doktor telah ditunjukkan ialah data peribadi sensitif; kami
          memprosesnya hanya dengan persetujuan nyata anda, untuk menentukan sama ada anda boleh belayar
          dengan selamat.
        </p>
      ),
    },
    {
      id: 'source',
      title: 'Sumber data',
      body: (
        <p>
          Daripada anda sendiri, daripada orang atau ejen yang membuat tempahan bagi pihak anda, daripada
          penyedia pembayaran mengenai status pembayaran, dan daripada petugas kami di jeti dan di atas kapal.
        </p>
      ),
    },
    {
      id: 'purposes',
      title: 'Tujuan pemprosesan',
      body: (
        <ul>
          <li>menerima pesanan dan pembayaran, mengeluarkan tiket, membuat pertukaran dan bayaran balik;</li>
          <li>
            menyemak syarat umur, kesihatan dan dokumen, mengurus penumpang naik kapal dan mengetahui siapa
            berada di atas kapal;
          </li>
          <li>memenuhi kewajipan kepada pihak berkuasa pelabuhan, maritim, imigresen dan cukai;</li>
          <li>melindungi akaun, mencegah penipuan dan menyelesaikan tuntutan.</li>
        </ul>
      ),
    },
    {
      id: 'obligatory',
      title: 'Data yang wajib diberikan',
      body: (
        <p>
          Nama, telefon, jantina, tarikh lahir, kewarganegaraan dan dokumen pengenalan adalah wajib bagi
          setiap penumpang. Tanpa butiran ini kami tidak dapat menjual tiket atau membenarkan penumpang
          menaiki kapal. E-mel dalam profil dan catatan adalah secara sukarela.
        </p>
      ),
    },
    {
      id: 'disclosure',
      title: 'Pendedahan kepada pihak ketiga',
      body: (
        <p>
          Kepada penyedia pembayaran pilihan anda; kepada penyedia perkhidmatan yang menyimpan dan memproses
          data bagi pihak kami di bawah kontrak; kepada ejen yang kodnya digunakan dalam pesanan anda; dan
          kepada pihak berkuasa apabila dikehendaki oleh undang-undang. Jika data dipindahkan ke luar
          Malaysia, kami memastikan data itu dilindungi mengikut standard Akta.
        </p>
      ),
    },
    {
      id: 'retention',
      title: 'Tempoh penyimpanan',
      body: (
        <p>
          Nombor dokumen pengenalan dalam pesanan dipadamkan {idNumberDays} hari selepas pelayaran. Rekod
          pesanan dan pembayaran disimpan selama tujuh tahun.{' '}
          {kept && (
            <>
              Isi troli dipadamkan {kept.cartDays} hari selepas kali terakhir diubah, tempahan yang dimulakan
              dalam pelayar anda selepas satu hari dan apabila anda log keluar, dan salinan e-mel yang kami
              hantar selepas {kept.mailDays} hari. Jika akaun anda tidak digunakan selama {kept.profileDays}{' '}
              hari, nombor dokumen dalam profil dan penumpang yang disimpan dipadamkan.{' '}
            </>
          )}
          Data lain disimpan selagi akaun anda dibuka dan dipadamkan apabila tidak lagi diperlukan.
        </p>
      ),
    },
    {
      id: 'rights',
      title: 'Hak dan pilihan anda',
      body: (
        <p>
          Anda boleh meminta akses kepada data peribadi anda dan pembetulannya, mengehadkan pemprosesannya,
          menarik balik persetujuan, meminta pemindahannya apabila diperuntukkan oleh Akta, dan membantah
          pemprosesan yang mungkin menyebabkan kerosakan atau distres. Kami tidak memproses data peribadi bagi
          tujuan pemasaran langsung. Hubungi kami di bawah; kami akan menjawab dalam masa 21 hari. Jika anda
          menarik balik persetujuan bagi data yang wajib, kami tidak lagi dapat membawa anda belayar.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'Hubungi kami untuk permintaan dan aduan',
      body: (
        <>
          <LegalContact company={company} />
          <p>
            Sekiranya terdapat percanggahan antara teks bahasa Inggeris dan bahasa Melayu, teks bahasa
            Inggeris akan diguna pakai.
          </p>
        </>
      ),
    },
  ];
}
