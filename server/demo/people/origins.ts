/** Where invented people's names come from. Initials stand for surnames on every page; the full ones serve accounts. */
export interface Origin {
  readonly name: string
  /** Shares of the people of each country, and in Quebec. */
  readonly share: { CA: number; US: number; QC: number }
  /** Numbers of self-identifications such a person may choose. */
  readonly identifications: readonly number[]
  readonly speaksFrench?: boolean
  readonly speaksSpanish?: boolean
  readonly women: readonly string[]
  readonly men: readonly string[]
  readonly surnames: readonly string[]
}

const list = (text: string): string[] => text.trim().split(/\s*,\s*/)
const black = 1
const indigenous = 2
const personOfColour = 3

export const origins: readonly Origin[] = [
  {
    name: 'British and Irish',
    share: { CA: 30, US: 30, QC: 8 },
    identifications: [],
    women:
      list(`Emma, Claire, Hannah, Megan, Rachel, Sarah, Laura, Heather, Kate, Bridget, Maeve, Fiona, Paige, Alison, Erin,
      Charlotte, Lucy, Abigail, Brooke, Holly, Rebecca, Molly, Tessa, Gillian, Leah, Shannon, Natalie, Jill, Caitlin, Audrey,
      Beth, Amy, Joanna, Kelly, Robin, Wendy, Naomi, Olivia, Grace, Isla`),
    men: list(`Liam, Owen, Theo, Ryan, Connor, Graham, Ian, Ben, Colin, Evan, Jack, Scott, Neil, Callum, Henry, Luke, Adam,
      Matthew, Patrick, Dylan, Sean, Nathan, Simon, Peter, Craig, Duncan, Gavin, Kyle, Brandon, Trevor`),
    surnames:
      list(`Reid, Campbell, Hughes, Murphy, Walsh, Barker, Fraser, Lawson, Griffiths, Doyle, Ellis, Turner, Watts,
      Newman, Ingram, Kerr, Oakley, Quinn, Vance, York, Jarvis, Stewart, Porter, Underwood`),
  },
  {
    name: 'French-Canadian',
    share: { CA: 5, US: 0.6, QC: 68 },
    identifications: [],
    speaksFrench: true,
    women:
      list(`Élise, Camille, Marie-Ève, Geneviève, Sophie, Chloé, Josée, Mélanie, Amélie, Isabelle, Noémie, Catherine,
      Véronique, Audrey-Anne, Florence, Sandrine, Maude, Valérie, Julie, Annick, Laurence, Stéphanie, Maïka, Roxanne`),
    men: list(`Étienne, Mathieu, Félix, Antoine, Olivier, Guillaume, Sébastien, Julien, Marc-André, Alexis, Rémi, Luc,
      Jean-Philippe, Simon, Benoît, Maxime, Thierry, Gabriel, Pascal, Xavier`),
    surnames:
      list(`Tremblay, Gagnon, Roy, Côté, Bouchard, Gauthier, Morin, Lavoie, Fortin, Pelletier, Bélanger, Lévesque,
      Desrosiers, Ouellet, Nadeau, Harvey, Villeneuve, Jobin, Simard, Arsenault`),
  },
  {
    name: 'First Nations, Inuit and Métis',
    share: { CA: 5, US: 1.2, QC: 3 },
    identifications: [indigenous],
    women:
      list(`Autumn, Jolene, Kateri, Raven, Shawna, Winona, Dawn, Tara, Charlene, Sage, Brandi, Crystal, Leona, Tanis,
      Delores, Nadia, Kaya, Shayla, Verna, Marcie`),
    men: list(
      `Cody, Darryl, Jesse, Tyson, Wyatt, Elijah, Levi, Joseph, Dakota, Wade, Quinton, Trent, Russell, Lyle, Vernon, Clayton`,
    ),
    surnames:
      list(`Cardinal, Whitehead, Beardy, Desjarlais, Sinclair, Nakogee, McKay, Littlewolf, Okpik, Fontaine, Akavak,
      Greyeyes, Paul, Jacobs, Redsky, Thunder, Bird, Lafleur`),
  },
  {
    name: 'South Asian',
    share: { CA: 9, US: 5, QC: 2 },
    identifications: [personOfColour],
    women:
      list(`Priya, Anjali, Meera, Divya, Kavita, Nisha, Pooja, Shreya, Sunita, Aditi, Lakshmi, Rhea, Deepa, Tanvi, Ishani,
      Radhika, Smita, Anika, Swati, Malini`),
    men: list(
      `Arjun, Rohan, Vikram, Nikhil, Sanjay, Karthik, Aditya, Rahul, Dev, Anand, Suresh, Varun, Kiran, Ashwin, Manoj, Ravi`,
    ),
    surnames: list(
      `Sharma, Patel, Iyer, Nair, Reddy, Desai, Kapoor, Menon, Banerjee, Gupta, Joshi, Chatterjee, Rao, Verma, Pillai, Mistry, Dutta, Fernando`,
    ),
  },
  {
    name: 'Punjabi',
    share: { CA: 6, US: 1.5, QC: 0.8 },
    identifications: [personOfColour],
    women: list(
      `Harpreet, Simran, Jasleen, Navneet, Manpreet, Kiran, Amrit, Gurleen, Rupinder, Jasmine, Sukhdeep, Parneet, Mandeep, Ravneet`,
    ),
    men: list(
      `Gurpreet, Harjit, Jaspreet, Manvir, Amandeep, Sukhjit, Balraj, Karan, Tejinder, Ranjit, Hardeep, Jagdeep, Paramveer, Inderjit`,
    ),
    surnames: list(`Gill, Sandhu, Dhillon, Sidhu, Grewal, Brar, Bains, Mann, Virk, Kang, Toor, Hundal, Atwal, Johal`),
  },
  {
    name: 'Chinese',
    share: { CA: 7, US: 4, QC: 2 },
    identifications: [personOfColour],
    women: list(
      `Mei, Vivian, Jessica, Lily, Yan, Karen, Winnie, Grace, Xin, Joyce, Michelle, Ling, Fiona, Angela, Jia, Cindy, Phoebe, Wen`,
    ),
    men: list(
      `Kevin, Jason, Wei, Eric, Raymond, Jun, Alan, Derek, Hao, Calvin, Ming, Vincent, Leo, Brian, Tao, Winston`,
    ),
    surnames: list(`Chen, Wong, Li, Zhang, Lam, Huang, Chan, Liu, Ng, Tang, Xu, Ho, Yu, Ma, Fong, Kwan, Deng, Guo`),
  },
  {
    name: 'Black North American and Caribbean',
    share: { CA: 5, US: 14, QC: 4 },
    identifications: [black, black, personOfColour],
    women:
      list(`Aaliyah, Simone, Keisha, Nia, Imani, Tamika, Monique, Jada, Latoya, Renée, Kimani, Ebony, Shanice, Danielle,
      Tiana, Camille, Zora, Marcia, Alicia, Janelle`),
    men: list(
      `Marcus, Andre, Jamal, Terrence, Darius, Malik, Devon, Tyrone, Isaiah, Xavier, Quincy, Leon, Desmond, Jerome, Curtis, Winston`,
    ),
    surnames:
      list(`Williams, Baptiste, Thompson, Grant, Charles, Robinson, Bailey, Francis, Jefferson, Davis, Pierre, Morgan,
      Henry, Douglas, Ellington, Clarke, Washington, Joseph`),
  },
  {
    name: 'African',
    share: { CA: 5, US: 3, QC: 4 },
    identifications: [black, black, personOfColour],
    women: list(
      `Amara, Chidinma, Ngozi, Abena, Zainab, Adaeze, Makeda, Wanjiru, Efua, Folake, Selam, Thandi, Ifeoma, Akosua, Hanna, Nomvula`,
    ),
    men: list(
      `Kwame, Chinedu, Tunde, Kofi, Emeka, Dawit, Samuel, Femi, Obinna, Kamau, Yonas, Babatunde, Sipho, Daniel, Tendai, Ayo`,
    ),
    surnames: list(
      `Okafor, Mensah, Adeyemi, Tesfaye, Owusu, Nwosu, Kamara, Bello, Eze, Haile, Mwangi, Boateng, Dlamini, Abebe, Ibe, Osei`,
    ),
  },
  {
    name: 'Latin American',
    share: { CA: 4, US: 17, QC: 3 },
    identifications: [personOfColour],
    speaksSpanish: true,
    women:
      list(`Sofía, Valentina, Camila, Gabriela, Daniela, Lucía, Ximena, Mariana, Alejandra, Paola, Isabel, Carmen, Ana,
      Rosa, Marisol, Verónica, Elena, Jimena, Natalia, Yesenia`),
    men: list(
      `Mateo, Diego, Javier, Andrés, Carlos, Luis, Miguel, Rafael, Alejandro, Emilio, Sergio, Hector, Julián, Marco, Esteban, Tomás`,
    ),
    surnames:
      list(`García, Rodríguez, Martínez, López, Hernández, Vargas, Castillo, Morales, Jiménez, Ortega, Fuentes, Quintero,
      Ibarra, Navarro, Delgado, Espinoza, Acosta, Zamora`),
  },
  {
    name: 'Filipino',
    share: { CA: 7, US: 4, QC: 1.5 },
    identifications: [personOfColour],
    women: list(
      `Maria, Angelica, Kristine, Jocelyn, Rowena, Bea, Liezl, Maricel, Joy, Rochelle, Charmaine, Aileen, Trisha, Marites, Divine, Hazel`,
    ),
    men: list(`Jericho, Mark, Paolo, Ramon, Jomar, Rico, Noel, Carlo, Arvin, Gerald, Enzo, Dennis, Jayson, Migs`),
    surnames: list(
      `Santos, Reyes, Cruz, Bautista, Ocampo, Mendoza, Villanueva, Aquino, Dela Cruz, Ramos, Salazar, Pascual, Tolentino, Evangelista`,
    ),
  },
  {
    name: 'Arab and Iranian',
    share: { CA: 4, US: 2, QC: 6 },
    identifications: [personOfColour],
    women: list(
      `Leila, Yasmin, Amina, Fatima, Noor, Rania, Sara, Maryam, Shirin, Hala, Zahra, Samira, Nadine, Parisa, Lina, Dana`,
    ),
    men: list(
      `Omar, Karim, Hassan, Reza, Youssef, Tariq, Sami, Nabil, Amir, Khalil, Bilal, Farid, Rami, Ali, Ziad, Navid`,
    ),
    surnames: list(
      `Haddad, Khoury, Rahimi, Nasser, Saleh, Mansour, Tehrani, Farah, Aziz, Hakimi, Bakri, Jaber, Darwish, Yazdani, Amiri, Odeh`,
    ),
  },
  {
    name: 'Korean, Japanese and Vietnamese',
    share: { CA: 3, US: 3, QC: 1.5 },
    identifications: [personOfColour],
    women: list(
      `Ji-woo, Soo-jin, Minji, Yuki, Aiko, Emi, Linh, Thuy, Mai, Hana, Kim, Naomi, Eun-ji, Sakura, Trang, Helen`,
    ),
    men: list(`Jun-ho, Min-jae, Kenji, Hiro, Minh, Duc, Tuan, Daniel, Sung, Takumi, Bao, Ken, Jae, Andrew`),
    surnames: list(`Kim, Park, Nguyen, Tanaka, Tran, Choi, Sato, Pham, Lee, Yoon, Mori, Vo, Han, Ito, Dang, Bui`),
  },
  {
    name: 'Central and Eastern European',
    share: { CA: 6, US: 5, QC: 2 },
    identifications: [],
    women: list(
      `Oksana, Katarzyna, Ania, Irina, Tatiana, Zuzana, Ivana, Magda, Olena, Ewa, Petra, Larissa, Daria, Monika, Svetlana, Halyna`,
    ),
    men: list(`Andriy, Tomasz, Pavel, Marek, Viktor, Bohdan, Milan, Stefan, Dmytro, Jakub, Luka, Oleh, Radek, Goran`),
    surnames: list(
      `Kowalski, Shevchenko, Novak, Petrenko, Horvath, Bondar, Zielinski, Melnyk, Ivanov, Dvorak, Lysenko, Wozniak, Jovanovic, Rusnak`,
    ),
  },
  {
    name: 'German, Dutch and Nordic',
    share: { CA: 7, US: 9, QC: 1 },
    identifications: [],
    women: list(
      `Ingrid, Annika, Heidi, Kirsten, Greta, Lena, Britt, Sanne, Frieda, Karin, Elke, Marit, Astrid, Johanna, Hilda, Saskia`,
    ),
    men: list(`Jonas, Erik, Lars, Pieter, Klaus, Sven, Anders, Henrik, Walter, Joost, Markus, Tobias, Nils, Rolf`),
    surnames: list(
      `Friesen, Penner, Schmidt, Jensen, Larsen, Vandenberg, Koch, Lindqvist, Dyck, Hansen, Unger, Becker, Olsen, Wiebe, Thiessen, Neufeld`,
    ),
  },
  {
    name: 'Italian, Portuguese and Greek',
    share: { CA: 6, US: 5, QC: 4 },
    identifications: [],
    women: list(
      `Gianna, Bianca, Francesca, Elena, Sofia, Daniela, Christina, Beatriz, Lucia, Teresa, Rosanna, Despina, Paula, Marina, Antonella, Fátima`,
    ),
    men: list(`Marco, Nico, Paulo, Dimitri, Luca, Anthony, João, Stavros, Dante, Enzo, Rui, Alexander, Vito, George`),
    surnames: list(
      `Rossi, Ferreira, Bianchi, Costa, Papadakis, Moretti, Silva, Greco, Almeida, Esposito, Nunes, Vitale, Oliveira, Katsaros, Lombardi, Udine`,
    ),
  },
]
